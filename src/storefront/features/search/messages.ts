import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'

export const searchProducts = text('Search for products', 'পণ্য খুঁজুন')
export const placeholder = text('Search for products...', 'পণ্য খুঁজুন...')
export const clear = text('Clear the search', 'লেখাটি মুছুন')
export const search = text('Search', 'খুঁজুন')
export const searching = text('Searching…', 'খোঁজা হচ্ছে…')
export const failed = text('Search isn’t working right now.', 'এই মুহূর্তে খোঁজা যাচ্ছে না।')
export const tryAgain = text('Try again', 'আবার চেষ্টা করুন')
export const matching = text('Matching products', 'মিলে যাওয়া পণ্য')
export const allResults = text('See all results', 'সব ফলাফল দেখুন')
export const nothingFound = text(
  'No products found. Check the spelling or try another word.',
  'কোনো পণ্য পাওয়া যায়নি। বানান ঠিক আছে কি না দেখুন, অথবা অন্য শব্দ লিখুন।',
)
export const foundCount = text(
  (count: number) =>
    count === 1 ? '1 product found.' : `${count} products found. Use the up and down arrow keys.`,
  (count) =>
    count === 1
      ? '১টি পণ্য পাওয়া গেছে।'
      : `${formatBengaliNumber(count)}টি পণ্য পাওয়া গেছে। ওপর ও নিচের অ্যারো কি ব্যবহার করুন।`,
)
