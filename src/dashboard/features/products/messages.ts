import { formatBengaliNumber, toBengaliDigits } from '@/common/bengali'
import { text } from '@/common/text'
import { pluralize } from '@/shared/lib/pluralize'

// Table
export const products = text('products', 'পণ্য')
export const searchByName = text('Search by name', 'নাম দিয়ে খুঁজুন')
export const picture = text('Picture', 'ছবি')
export const editInCell = text(
  'Click a price, or press Enter, to change it in its place.',
  'দামে ক্লিক করে বা Enter চেপে সেখানেই বদলাতে পারেন।',
)
export const discountNotSorted = text(
  'Click, or press Enter, to change it in its place. Filter by discount; cannot be sorted.',
  'ক্লিক করে বা Enter চেপে সেখানেই বদলাতে পারেন। ছাড় দিয়ে ফিল্টার করুন; এটি দিয়ে সাজানো যায় না।',
)
export const priceOf = text(
  (field: string, product: string) => `${field} of ${product}`,
  (field, product) => `${product}: ${field}`,
)
export const changePrice = text(
  (product: string, price: string) => `Change price of ${product}, ${price}`,
  (product, price) => `${product}: দাম বদলান, ${price}`,
)
export const edit = text('Edit', 'সম্পাদনা')
export const editProduct = text(
  (product: string) => `Edit ${product}`,
  (product) => `${product} সম্পাদনা করুন`,
)
export const deleteProduct = text(
  (product: string) => `Delete ${product}`,
  (product) => `${product} মুছুন`,
)
export const inStock = text('In Stock', 'স্টকে আছে')
export const outOfStock = text('Out of Stock', 'স্টকে নেই')
export const stockSwitch = text(
  (product: string) => `In Stock: ${product}`,
  (product) => `স্টকে আছে: ${product}`,
)
export const discount = text('Discount', 'ছাড়')
export const discounted = text('Discounted', 'ছাড় আছে')
export const fullPrice = text('Full price', 'ছাড় নেই')
export const priceFrom = text('Price from', 'সর্বনিম্ন দাম')
export const priceUpTo = text('Price up to', 'সর্বোচ্চ দাম')

// Deleting, and setting the stock
export const deleteSelected = text('Delete', 'মুছুন')
export const deletionIsFinal = text(
  (count: number) => `Once deleted, ${count === 1 ? 'it' : 'they'} can't be recovered!`,
  () => 'একবার মুছলে আর ফিরিয়ে আনা যাবে না!',
)
export const confirmDeletion = text('Yes, delete it', 'হ্যাঁ, মুছুন')
export const confirmDeletions = text(
  (count: number) => `Yes, delete ${pluralize(count, 'product')}`,
  (count) => `হ্যাঁ, ${formatBengaliNumber(count)}টি পণ্য মুছুন`,
)
export const deletedAction = text('deleted', 'মুছে ফেলা হয়েছে')
export const productDeleted = text('The product has been deleted.', 'পণ্যটি মুছে ফেলা হয়েছে।')
export const productsDeleted = text(
  (count: number) => `${pluralize(count, 'product')} have been deleted.`,
  (count) => `${formatBengaliNumber(count)}টি পণ্য মুছে ফেলা হয়েছে।`,
)
export const setAction = text(
  (stock: string) => `set to ${stock}`,
  (stock) => `“${stock}” করা হয়েছে`,
)
export const productsSet = text(
  (count: number, stock: string) => `${pluralize(count, 'product')} set to ${stock}`,
  (count, stock) => `${formatBengaliNumber(count)}টি পণ্য “${stock}” করা হয়েছে`,
)
export const setQuestion = text(
  (count: number, stock: string) => `Set ${pluralize(count, 'product')} to ${stock}?`,
  (count, stock) => `${formatBengaliNumber(count)}টি পণ্য “${stock}” করবেন?`,
)
export const confirmSetting = text(
  (stock: string) => `Set to ${stock}`,
  (stock) => `“${stock}” করুন`,
)

// Prices and stock of many products
export const changePrices = text('Change prices', 'দাম বদলান')
export const changePricesAndStock = text('Change prices and stock', 'দাম ও স্টক বদলান')
export const selectedProducts = text(
  (count: number) => `Of ${pluralize(count, 'selected product')}.`,
  (count) => `নির্বাচিত ${formatBengaliNumber(count)}টি পণ্যের।`,
)
export const matchingProducts = text(
  (count: string, isMore: boolean) =>
    `Of all products that the search and the filters match: ${isMore ? 'more than ' : ''}${count}.`,
  (count, isMore) => `খোঁজ ও ফিল্টারে মেলে এমন সব পণ্যের: ${count}টি${isMore ? 'র বেশি' : ''}।`,
)
export const allOfShop = text(
  (count: string) => `Of all ${count} products of the shop.`,
  (count) => `শপের সব ${count}টি পণ্যের।`,
)
export const whatToChange = text('Change', 'কী বদলাবেন')
export const targetPrice = text('Price', 'দাম')
export const targetDiscountPrice = text('Discount price', 'ছাড়ের দাম')
export const targetBoth = text('Both prices', 'দুটি দামই')
export const targetStock = text('Only the stock', 'শুধু স্টক')
export const howToChange = text('How', 'কীভাবে')
export const raisePercent = text('Raise by percent', 'শতাংশ হারে বাড়ান')
export const lowerPercent = text('Lower by percent', 'শতাংশ হারে কমান')
export const raiseAmount = text('Raise by an amount', 'টাকার অঙ্কে বাড়ান')
export const lowerAmount = text('Lower by an amount', 'টাকার অঙ্কে কমান')
export const setAmount = text('Set to an amount', 'নির্দিষ্ট টাকা করুন')
export const belowPrice = text('Percent below the price', 'দামের চেয়ে শতাংশ কম')
export const removeDiscount = text('Remove it', 'তুলে দিন')
export const percent = text('Percent', 'শতাংশ')
export const amount = text('Amount', 'টাকা')
export const rounding = text('Rounding', 'পূর্ণ করা')
export const noRounding = text('None', 'করবেন না')
export const roundTo = text(
  (taka: number) => `To ৳${taka}`,
  (taka) => `৳${toBengaliDigits(taka)}-এর গুণিতকে`,
)
export const endsIn90 = text('Ends in 90', 'শেষে ৯০')
export const stock = text('Stock', 'স্টক')
export const stockStays = text('Leave as it is', 'যেমন আছে')
export const chooseStock = text('Choose a stock.', 'স্টকের অবস্থা বেছে নিন।')
export const enterAboveZero = text('Enter a number above 0.', '০-এর চেয়ে বড় একটি সংখ্যা লিখুন।')
export const valueTooHigh = text('This is too high.', 'এটি অনেক বেশি।')
export const preview = text('Preview', 'আগে দেখুন')
export const previewCounts = text(
  (changed: number, unchanged: number, refused: number) =>
    `${[
      `${pluralize(changed, 'product')} would change`,
      ...(unchanged > 0 ? [`${unchanged} would stay the same`] : []),
      ...(refused > 0 ? [`${refused} would be refused and stay as they are`] : []),
    ].join(', ')}. Nothing has changed yet.`,
  (changed, unchanged, refused) =>
    `${[
      `${formatBengaliNumber(changed)}টি পণ্য বদলাবে`,
      ...(unchanged > 0 ? [`${formatBengaliNumber(unchanged)}টি একই থাকবে`] : []),
      ...(refused > 0
        ? [`${formatBengaliNumber(refused)}টির নতুন দাম নেওয়া যাবে না, তাই আগের মতো থাকবে`]
        : []),
    ].join(', ')}। এখনো কিছু বদলায়নি।`,
)
export const refusedProducts = text('Refused', 'নেওয়া যাবে না')
export const changeCount = text(
  (count: number) => `Change ${pluralize(count, 'product')}`,
  (count) => `${formatBengaliNumber(count)}টি পণ্য বদলান`,
)
export const productsChanged = text(
  (count: number) => `${pluralize(count, 'product')} changed.`,
  (count) => `${formatBengaliNumber(count)}টি পণ্য বদলেছে।`,
)
