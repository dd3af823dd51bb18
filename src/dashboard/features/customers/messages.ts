import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'
import { formatCount } from '@/shared/lib/formatCount'

// Who it is
export const account = text('Account', 'অ্যাকাউন্ট')
export const loadingAccount = text('Loading the account', 'অ্যাকাউন্ট লোড হচ্ছে')
export const accountNotLoaded = text('The account could not be loaded.', 'অ্যাকাউন্ট লোড করা যায়নি।')
export const noAccount = text('No account has this e-mail.', 'এই ইমেইলে কোনো অ্যাকাউন্ট নেই।')
export const mayBeDeleted = text(
  'It may have been deleted. Orders are kept.',
  'হয়তো মুছে ফেলা হয়েছে। অর্ডারগুলো থেকে যায়।',
)
export const seeOrders = text('See orders with this e-mail', 'এই ইমেইলের অর্ডার দেখুন')
export const write = text('Write an e-mail', 'ইমেইল লিখুন')
export const role = text('Role', 'ভূমিকা')
export const admin = text('Admin', 'অ্যাডমিন')
export const user = text('User', 'ব্যবহারকারী')
export const created = text('Created', 'খোলার তারিখ')
export const lastLogin = text('Last login', 'সর্বশেষ লগ ইন')
export const audit = text('Audit log', 'কার্যক্রমের রেকর্ড')
export const actions = text('Actions of this admin', 'এই অ্যাডমিনের কার্যক্রম')

// Figures
export const summary = text('Summary', 'সারসংক্ষেপ')
export const loadingSummary = text('Loading the summary', 'সারসংক্ষেপ লোড হচ্ছে')
export const summaryNotLoaded = text('The summary could not be loaded.', 'সারসংক্ষেপ লোড করা যায়নি।')
export const orders = text('Orders', 'অর্ডার')
export const paidForOrders = text('Paid for orders', 'অর্ডারের জন্য দেওয়া টাকা')
export const productsInCart = text('Products in the cart', 'কার্টে পণ্য')
export const cartTotal = text('Total of the cart', 'কার্টের মোট')

// Orders
export const latestOrders = text('Latest orders', 'সাম্প্রতিক অর্ডার')
export const cancelledOrders = text('Cancelled orders', 'বাতিল অর্ডার')
export const loadingOrders = text('Loading the orders', 'অর্ডার লোড হচ্ছে')
export const ordersNotLoaded = text('The orders could not be loaded.', 'অর্ডার লোড করা যায়নি।')
export const noOrders = text('No orders yet.', 'এখনো কোনো অর্ডার নেই।')
export const seeAll = text(
  (count: number) => `See all ${formatCount(count)}`,
  (count) => `${formatBengaliNumber(count)}টির সব দেখুন`,
)

// Cart
export const cart = text('Cart', 'কার্ট')
export const loadingCart = text('Loading the cart', 'কার্ট লোড হচ্ছে')
export const cartNotLoaded = text('The cart could not be loaded.', 'কার্ট লোড করা যায়নি।')
export const cartEmpty = text('The cart is empty.', 'কার্ট খালি।')

// Reviews
export const reviews = text('Reviews', 'রিভিউ')
export const loadingReviews = text('Loading the reviews', 'রিভিউ লোড হচ্ছে')
export const reviewsNotLoaded = text('The reviews could not be loaded.', 'রিভিউ লোড করা যায়নি।')
export const noReviews = text('No reviews yet.', 'এখনো কোনো রিভিউ নেই।')
