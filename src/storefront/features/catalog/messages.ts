import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'
import { formatCount } from '@/shared/lib/formatCount'
import { pluralize } from '@/shared/lib/pluralize'

export const loading = text(
  (what: string) => `Loading ${what}`,
  (what) => `${what} লোড হচ্ছে`,
)

// Categories
export const allOf = text(
  (category: string) => `All ${category}`,
  (category) => `সব ${category}`,
)
export const relatedCategories = text('Related categories', 'সংশ্লিষ্ট ক্যাটাগরি')

// Home page
export const bestSellers = text('Best Sellers', 'বেস্ট সেলার')
export const bestSellersIntro = text(
  'Discover our top-selling gadgets that are highly recommended by our customers. Experience the best of innovation!',
  'আমাদের সবচেয়ে বেশি বিক্রি হওয়া গ্যাজেট, ক্রেতারা নিজেরাই যেগুলোর সুপারিশ করেন। সেরা প্রযুক্তির অভিজ্ঞতা নিন!',
)
export const noBestSellers = text('No best sellers yet.', 'এখনো কোনো বেস্ট সেলার নেই।')
export const bestSellersFailed = text(
  'The best sellers could not be loaded.',
  'বেস্ট সেলার লোড করা যায়নি।',
)
export const deals = text('Deals', 'সেরা ছাড়')
export const dealsIntro = text(
  'The biggest discounts on popular and new products.',
  'জনপ্রিয় ও নতুন পণ্যে সবচেয়ে বড় ছাড়।',
)
export const noDeals = text('No discounts at the moment.', 'এই মুহূর্তে কোনো ছাড় নেই।')
export const dealsFailed = text('The deals could not be loaded.', 'ছাড়ের পণ্যগুলো লোড করা যায়নি।')
export const newArrivals = text('New Arrivals', 'নতুন পণ্য')
export const noNewArrivals = text('No new arrivals yet.', 'এখনো কোনো নতুন পণ্য নেই।')
export const newArrivalsFailed = text(
  'The new arrivals could not be loaded.',
  'নতুন পণ্যগুলো লোড করা যায়নি।',
)
export const favorites = text('Customers Favorites', 'ক্রেতাদের পছন্দ')
/** A slide of the favorites: আগের পণ্য, পরের পণ্য. */
export const product = text('product', 'পণ্য')
export const noFavorites = text('No favorites yet.', 'এখনো কোনো পছন্দের পণ্য নেই।')
export const favoritesFailed = text(
  "The customers' favorites could not be loaded.",
  'ক্রেতাদের পছন্দের পণ্যগুলো লোড করা যায়নি।',
)

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
export const moreFrom = text(
  (category: string) => `More from ${category}`,
  (category) => `আরও ${category}`,
)
export const moreFromFailed = text(
  (category: string) => `More from ${category} could not be loaded.`,
  (category) => `আরও ${category} লোড করা যায়নি।`,
)

// Search results
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

// Price filter
export const filters = text('Filters', 'ফিল্টার')
export const clearFilters = text('Clear', 'বাদ দিন')
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

// Product page
export const loadingProduct = text('Loading the product', 'পণ্য লোড হচ্ছে')
export const percentOff = text(
  (percent: number) => `${percent}% off`,
  (percent) => `${formatBengaliNumber(percent)}% ছাড়`,
)
export const youSave = text(
  (amount: string) => `You save ${amount}`,
  (amount) => `আপনার সাশ্রয় ${amount}`,
)
export const keyFeatures = text('Key features', 'মূল বৈশিষ্ট্য')
export const description = text('Description', 'বিবরণ')
export const outOfStock = text('Out of Stock', 'স্টকে নেই')
export const delivery = text('Delivery', 'ডেলিভারি')
export const insideDhaka = text('Inside Dhaka', 'ঢাকার ভেতরে')
export const outsideDhaka = text('Outside Dhaka', 'ঢাকার বাইরে')
export const taka = text(
  (amount: number) => `${amount} taka`,
  (amount) => `${formatBengaliNumber(amount)} টাকা`,
)
export const warrantyAndReturns = text('Warranty and returns', 'ওয়ারেন্টি ও ফেরত')
export const authentic = text(
  'Authentic products from trusted importers',
  'বিশ্বস্ত আমদানিকারকের আসল পণ্য',
)
export const waysToPay = text('Ways to pay', 'পেমেন্টের উপায়')

// Pictures of a product
export const pictures = text('Pictures', 'ছবি')
export const choosePicture = text('Choose a picture', 'ছবি বেছে নিন')
export const pictureNumber = text(
  (number: number, count: number) => `Picture ${number} of ${count}`,
  (number, count) =>
    `${formatBengaliNumber(count)}টির মধ্যে ${formatBengaliNumber(number)} নম্বর ছবি`,
)
export const pictureOf = text(
  (name: string, number: number, count: number) => `${name}, picture ${number} of ${count}`,
  (name, number, count) =>
    `${name}, ${formatBengaliNumber(count)}টির মধ্যে ${formatBengaliNumber(number)} নম্বর ছবি`,
)
export const zoomIn = text('Zoom in', 'ছবি বড় করে দেখুন')
export const enlarge = text('Enlarge', 'জুম করুন')
export const previousPicture = text('Previous picture', 'আগের ছবি')
export const nextPicture = text('Next picture', 'পরের ছবি')
