import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'

export const comparison = text('Comparison', 'তুলনা')
export const compare = text('Compare', 'তুলনা করুন')
export const chosenCount = text(
  (count: number, max: number) => `${count} of ${max}`,
  (count, max) => `${formatBengaliNumber(max)}টির মধ্যে ${formatBengaliNumber(count)}টি`,
)
export const chooseAnother = text(' · choose another one', ' · আরও একটি বেছে নিন')
export const clearComparison = text('Clear the comparison', 'তুলনা বাদ দিন')

// Table
export const sideBySide = text('Products side by side', 'পাশাপাশি পণ্য')
export const onlyDifferences = text('Show only differences', 'শুধু পার্থক্য দেখান')
export const different = text(' (different)', ' (আলাদা)')
export const remove = text(
  (product: string) => `Remove ${product}`,
  (product) => `${product} সরান`,
)
export const price = text('Price', 'দাম')
export const stock = text('Stock', 'স্টক')
export const rating = text('Rating', 'রেটিং')
/** Marks the best of a row. */
export const lowestPrice = text('Lowest price', 'সবচেয়ে কম দাম')
export const bestRating = text('Most stars', 'সবচেয়ে বেশি স্টার')
export const otherFeatures = text('More', 'অন্যান্য')
export const notNamed = text('not named', 'উল্লেখ নেই')
