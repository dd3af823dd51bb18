import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'
import { pluralize } from '@/shared/lib/pluralize'

// Categories
export const allOf = text(
  (category: string) => `All ${category}`,
  (category) => `সব ${category}`,
)
export const relatedCategories = text('Related categories', 'সংশ্লিষ্ট ক্যাটাগরি')

// Lists of products
export const products = text('Products', 'পণ্য')
export const productCount = text(
  (count: number) => pluralize(count, 'product'),
  (count) => `${formatBengaliNumber(count)}টি পণ্য`,
)
export const pageOf = text(
  (page: number, totalPages: number) => ` · page ${page} of ${totalPages}`,
  (page, totalPages) =>
    ` · পাতা ${formatBengaliNumber(page)}, মোট ${formatBengaliNumber(totalPages)}টি`,
)
export const productsFailed = text('The products could not be loaded.', 'পণ্যগুলো লোড করা যায়নি।')
export const noProductsIn = text(
  (category: string) => `No products in ${category} yet.`,
  (category) => `${category} ক্যাটাগরিতে এখনো কোনো পণ্য নেই।`,
)
export const newEveryWeek = text(
  'New products arrive every week. Until then, browse our best sellers.',
  'প্রতি সপ্তাহে নতুন পণ্য আসে। ততদিন আমাদের বেস্ট সেলারগুলো দেখতে পারেন।',
)
export const toBestSellers = text('Go to the best sellers', 'বেস্ট সেলার দেখুন')
export const sortBy = text('Sort by', 'সাজান')
export const relevant = text('Relevant', 'প্রাসঙ্গিকতা')
export const lowToHigh = text('Price: Low to High', 'দাম: কম থেকে বেশি')
export const highToLow = text('Price: High to Low', 'দাম: বেশি থেকে কম')
export const bestRated = text('Best rated', 'বেশি রেটিং')
export const perPage = text('Per page', 'প্রতি পাতায়')
export const apply = text('Apply', 'প্রয়োগ করুন')
export const pages = text('Pages', 'পাতা')
export const pageNumber = text(
  (page: number) => `Page ${page}`,
  (page) => `পাতা ${formatBengaliNumber(page)}`,
)
export const previous = text('Previous', 'আগের')
export const next = text('Next', 'পরের')

// Nothing found
export const whatToSearch = text('What are you looking for?', 'কী খুঁজছেন?')
export const howToSearch = text(
  'Type a product, a brand or a category into the search box above.',
  'ওপরের সার্চ বক্সে পণ্য, ব্র্যান্ড বা ক্যাটাগরির নাম লিখুন।',
)
export const noResults = text(
  (words: string) => `No products match “${words}”.`,
  (words) => `“${words}” লিখে কোনো পণ্য পাওয়া যায়নি।`,
)
export const tryOtherWords = text(
  'Check the spelling, or try a more general word.',
  'বানান ঠিক আছে কি না দেখুন, অথবা আরও সাধারণ কোনো শব্দ লিখুন।',
)

// Filters
export const filters = text('Filters', 'ফিল্টার')
export const clearFilters = text('Clear', 'বাদ দিন')
export const clearAll = text('Clear all', 'সব ফিল্টার বাদ দিন')
export const inStockOnly = text('In stock only', 'শুধু স্টকে থাকা পণ্য')
/** Before its name. */
export const removeFilter = text('Remove the filter: ', 'ফিল্টার বাদ দিন: ')
export const noneWithFilters = text(
  'No products here with these filters.',
  'এসব ফিল্টারে কোনো পণ্য পাওয়া যায়নি।',
)
export const showProducts = text('Show products', 'পণ্য দেখুন')
export const showCount = text(
  (count: number) => `Show ${pluralize(count, 'product')}`,
  (count) => `${formatBengaliNumber(count)}টি পণ্য দেখুন`,
)
export const price = text('Price', 'দাম')
export const priceRange = text('Price range', 'দামের সীমা')
export const above = text(
  (amount: string) => `Above ${amount}`,
  (amount) => `${amount}-এর বেশি`,
)
export const unlimitedPrice = text('Unlimited (No Max)', 'যেকোনো দাম (সীমা নেই)')
export const andMore = text(
  (amount: string) => `${amount} and more`,
  (amount) => `${amount} বা তার বেশি`,
)
export const anyPrice = text('Any price', 'যেকোনো দাম')
export const priceFrom = text('From, in taka', 'কত টাকা থেকে')
export const priceUpTo = text('Up to, in taka', 'কত টাকা পর্যন্ত')
export const unlimited = text('Unlimited', 'সীমা নেই')
export const minimumPrice = text('Minimum price', 'সর্বনিম্ন দাম')
export const maximumPrice = text('Maximum price', 'সর্বোচ্চ দাম')
/** Before the price range. */
export const removePriceFilter = text('Remove the price filter: ', 'দামের ফিল্টার বাদ দিন: ')
export const clearPriceFilter = text('Clear price filter', 'দামের ফিল্টার বাদ দিন')
export const yourFilter = text(
  (priceText: string) => `Your filter: ${priceText}`,
  (priceText) => `আপনার ফিল্টার: ${priceText}`,
)
export const noneInRangeHere = text(
  'No products here in this price range.',
  'এখানে এই দামের কোনো পণ্য নেই।',
)
export const noneInRangeOnPage = text(
  'No products on this page in this price range.',
  'এই পাতায় এই দামের কোনো পণ্য নেই।',
)
