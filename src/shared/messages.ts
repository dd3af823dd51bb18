import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'
import { pluralize } from './lib/pluralize'

// What several rooms say.
export const homeLink = text(
  (shop: string) => `${shop}, home`,
  (shop) => `${shop}, হোম`,
)
export const anonymous = text('Anonymous', 'নামহীন')
export const closeMenu = text('Close the menu', 'মেনু বন্ধ করুন')
export const home = text('Home', 'হোম')
export const skipToContent = text('Skip to content', 'মূল অংশে যান')
export const tryAgain = text('Try again', 'আবার চেষ্টা করুন')
export const close = text('Close', 'বন্ধ করুন')
export const remove = text('Remove', 'সরান')
export const goHome = text('Go Back to Home', 'হোমে ফিরে যান')
export const startShopping = text('Start shopping', 'কেনাকাটা শুরু করুন')
export const emptyCart = text('Your cart is empty.', 'আপনার কার্ট খালি।')
export const myOrders = text('My orders', 'আমার অর্ডার')
export const cart = text('Cart', 'কার্ট')
export const product = text('Product', 'পণ্য')
export const price = text('Price', 'দাম')
export const quantity = text('Quantity', 'পরিমাণ')
export const inStock = text('In Stock', 'স্টকে আছে')
export const outOfStock = text('Out of Stock', 'স্টকে নেই')
export const subtotal = text('Subtotal', 'উপমোট')
export const delivery = text('Delivery', 'ডেলিভারি')
export const total = text('Total', 'সর্বমোট')
export const payment = text('Payment', 'পেমেন্ট')
export const cashOnDelivery = text('Cash on delivery', 'ক্যাশ অন ডেলিভারি')
export const privacyPolicy = text('Privacy Policy', 'গোপনীয়তা নীতি')

// Price, for screen readers: the price to pay before the original one
export const now = text('Now ', 'এখন ')
export const insteadOf = text('instead of ', 'আগে ছিল ')

// Stars
export const starsText = text(
  (stars: number) => pluralize(stars, 'star'),
  (stars) => `${formatBengaliNumber(stars)} স্টার`,
)
export const ratingText = text(
  (mean: number, count: number) => `${mean} out of 5 stars, ${pluralize(count, 'rating')}`,
  (mean, count) =>
    `৫-এর মধ্যে ${formatBengaliNumber(mean)} স্টার, ${formatBengaliNumber(count)}টি রেটিং`,
)

// Trail of links to the page
export const breadcrumb = text('Breadcrumb', 'পাতার অবস্থান')

// Error page
export const somethingWrong = text('Whoops! Something Went Wrong.', 'দুঃখিত! কিছু একটা সমস্যা হয়েছে')
export const pageMissing = text(
  "The page you're looking for is not available. Please try again later or return to the homepage.",
  'আপনি যে পাতাটি খুঁজছেন তা পাওয়া যাচ্ছে না। একটু পরে আবার চেষ্টা করুন, অথবা হোমে ফিরে যান।',
)
export const shopByCategory = text('Shop by category', 'ক্যাটাগরি দেখে কিনুন')

// Dialogs
export const ok = text('OK', 'ঠিক আছে')
export const cancel = text('Cancel', 'বাতিল')

// Rules of several forms
export const atMost = text(
  (maxLength: number) => `At most ${maxLength.toLocaleString('en')} characters.`,
  (maxLength) => `সর্বোচ্চ ${formatBengaliNumber(maxLength)}টি অক্ষর লেখা যাবে।`,
)
export const nameMissing = text('Please enter your name.', 'আপনার নাম লিখুন।')
