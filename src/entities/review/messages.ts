import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'

export const photosOf = text(
  (name: string) => `Photos of a review by ${name}`,
  (name) => `${name}-এর রিভিউর ছবি`,
)
export const photoOf = text(
  (position: number, name: string) => `Photo ${position} of a review by ${name}`,
  (position, name) => `${name}-এর রিভিউর ${formatBengaliNumber(position)} নম্বর ছবি`,
)
