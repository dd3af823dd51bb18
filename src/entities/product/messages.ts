import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'

export const percentOff = text(
  (percent: number) => `${percent}% off`,
  (percent) => `${formatBengaliNumber(percent)}% ছাড়`,
)
export const colourCount = text(
  (count: number) => `${count} colours`,
  (count) => `${formatBengaliNumber(count)}টি রং`,
)
export const youPay = text('You pay', 'আপনি দেবেন')
export const topCategories = text('Top Categories', 'জনপ্রিয় ক্যাটাগরি')
export const recentlyViewed = text('Recently Viewed', 'সম্প্রতি দেখা পণ্য')
export const seeAll = text('See all', 'সব দেখুন')
/** Follows it, for screen readers. */
export const ofSection = text(
  (title: string) => ` ${title}`,
  (title) => `: ${title}`,
)
export const loadingSection = text(
  (title: string) => `Loading ${title}`,
  (title) => `${title} লোড হচ্ছে`,
)

export const loading = text(
  (what: string) => `Loading ${what}`,
  (what) => `${what} লোড হচ্ছে`,
)
