import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'
import { formatCount } from '@/shared/lib/formatCount'

// Results of a search
export const search = text('Search', 'খোঁজ')
export const resultsFor = text(
  (words: string) => `Results for “${words}”`,
  (words) => `“${words}”-এর ফলাফল`,
)
export const resultCount = text(
  (count: number, isMore: boolean) =>
    `${isMore ? 'More than ' : ''}${count === 1 ? '1 product' : `${formatCount(count)} products`}`,
  (count, isMore) => `${formatBengaliNumber(count)}টি${isMore ? 'র বেশি' : ''} পণ্য`,
)
/** Before the suggested words. */
export const didYouMean = text('Did you mean', 'আপনি কি')
/** After them. */
export const didYouMeanEnd = text('?', ' খুঁজছেন?')
