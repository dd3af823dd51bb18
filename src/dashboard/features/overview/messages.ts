import { formatBengaliNumber, toBengaliDigits } from '@/common/bengali'
import { text } from '@/common/text'
import { formatCount } from '@/shared/lib/formatCount'
import { shop } from '@/shop/shop.config'

const grouped = (count: number, noun: string) =>
  `${formatCount(count)} ${count === 1 ? noun : `${noun}s`}`

// Head of the page
export const dashboard = text('Dashboard', 'ড্যাশবোর্ড')
export const lead = text('Here is how your shop is doing.', 'এক নজরে আপনার শপের অবস্থা।')
export const refunds = text('Refunds', 'রিফান্ড')
export const auditLog = text('Audit log', 'কার্যক্রমের রেকর্ড')

// Totals
export const totals = text('Totals', 'মোট সংখ্যা')
export const orders = text('Orders', 'অর্ডার')
export const users = text('Users', 'ব্যবহারকারী')
export const products = text('Products', 'পণ্য')

// Orders and refunds that need an admin
export const overdueOrders = text(
  (count: number) => `${grouped(count, 'order')} overdue`,
  (count) => `${formatBengaliNumber(count)}টি অর্ডারের সময় পেরিয়ে গেছে`,
)
export const ordersDueToday = text(
  (count: number) => `${grouped(count, 'order')} due today`,
  (count) => `${formatBengaliNumber(count)}টি অর্ডার আজ ডেলিভারি দিতে হবে`,
)
export const ordersToDeliver = text(
  (count: number) => `${grouped(count, 'order')} paid and waiting for delivery`,
  (count) => `${formatBengaliNumber(count)}টি পরিশোধিত অর্ডার ডেলিভারির অপেক্ষায়`,
)
export const ordersToReview = text(
  (count: number) => `${grouped(count, 'order')} with a payment to review`,
  (count) => `${formatBengaliNumber(count)}টি অর্ডারের পেমেন্ট যাচাই করতে হবে`,
)
export const overdueRefunds = text(
  (count: number) => `${grouped(count, 'refund')} overdue`,
  (count) => `${formatBengaliNumber(count)}টি রিফান্ডের সময় পেরিয়ে গেছে`,
)
export const refundsDueToday = text(
  (count: number) => `${grouped(count, 'refund')} due today`,
  (count) => `${formatBengaliNumber(count)}টি রিফান্ড আজ দিতে হবে`,
)
export const paymentsToRefund = text(
  (count: number) => `${grouped(count, 'payment')} to refund`,
  (count) => `${formatBengaliNumber(count)}টি পেমেন্ট রিফান্ড করতে হবে`,
)
export const stuckRefunds = text(
  (count: number) => `${grouped(count, 'refund')} stuck at the gateway`,
  (count) => `${formatBengaliNumber(count)}টি রিফান্ড গেটওয়েতে আটকে আছে`,
)
export const openReturns = text(
  (count: number) => `${grouped(count, 'return request')} to answer`,
  (count) => `${formatBengaliNumber(count)}টি ফেরতের অনুরোধের উত্তর বাকি`,
)

// Periods
export const days = text(
  (count: number) => `${count} days`,
  (count) => `${formatBengaliNumber(count)} দিন`,
)
export const months = text(
  (count: number) => `${count} months`,
  (count) => `${formatBengaliNumber(count)} মাস`,
)
export const last = text('Last', 'গত')
export const lastPeriod = text(
  (period: string) => `Last ${period}`,
  (period) => `গত ${period}`,
)

// Charts
export const sales = text('Sales', 'বিক্রি')
export const revenue = text('Revenue', 'আয়')
export const paidTotal = text(
  (amount: string) => `${amount} paid, with delivery`,
  (amount) => `${amount} পরিশোধিত, ডেলিভারিসহ`,
)
export const placedTotal = text(
  (count: string) => `${count} placed`,
  (count) => `${count}টি অর্ডার এসেছে`,
)
export const noSalesBefore = text(
  (period: string) => `no sales in the ${period} before`,
  (period) => `আগের ${period} কোনো বিক্রি ছিল না`,
)
export const sameAsBefore = text(
  (period: string) => `about the same as in the ${period} before`,
  (period) => `আগের ${period}ের প্রায় সমান`,
)
export const changeSince = text(
  (change: string, period: string) => `${change} against the ${period} before`,
  (change, period) => `আগের ${period}ের তুলনায় ${change}`,
)
export const span = text(
  (from: string, to: string) => `from ${from} to ${to}`,
  (from, to) => `${from} থেকে ${to}`,
)
export const chartDescription = text(
  (chart: string, unit: string, dates: string, total: string) =>
    `${chart} by ${unit} ${dates}, ${total} in total. The table lists each ${unit}.`,
  (chart, unit, dates, total) =>
    `${unit} অনুযায়ী ${chart}, ${dates}, মোট ${total}। টেবিলে প্রতিটি ${unit} আলাদা করে আছে।`,
)
export const today = text('Today', 'আজ')
export const table = text('Table', 'টেবিল')
export const asTable = text(
  (chart: string) => `${chart}, as a table`,
  (chart) => `${chart}, টেবিল আকারে`,
)
export const noOrders = text('No orders in this period.', 'এই সময়ে কোনো অর্ডার নেই।')
export const unitHeadings = {
  day: text('Day', 'দিন'),
  week: text('Week', 'সপ্তাহ'),
  month: text('Month', 'মাস'),
}
/** In a sentence. */
export const unitNames = {
  day: text('day', 'দিন'),
  week: text('week', 'সপ্তাহ'),
  month: text('month', 'মাস'),
}

// Amounts on an axis
export const crores = text(
  (amount: number) => `${shop.currencySymbol}${amount} cr`,
  (amount) => `${shop.currencySymbol}${toBengaliDigits(amount)} কোটি`,
)
export const lakhs = text(
  (amount: number) => `${shop.currencySymbol}${amount} lakh`,
  (amount) => `${shop.currencySymbol}${toBengaliDigits(amount)} লাখ`,
)
export const thousands = text(
  (amount: number) => `${shop.currencySymbol}${amount}k`,
  (amount) => `${shop.currencySymbol}${toBengaliDigits(amount)} হাজার`,
)

// Orders by status
export const ordersByStatus = text('Orders by status', 'অবস্থা অনুযায়ী অর্ডার')
export const state = text('State', 'অবস্থা')
export const amountWithDelivery = text('Amount with delivery', 'ডেলিভারিসহ টাকা')
export const pendingPaid = text('Pending, paid', 'অপেক্ষমাণ, পরিশোধিত')
export const pendingUnpaid = text('Pending, unpaid', 'অপেক্ষমাণ, বাকি')
export const deliveredPaid = text('Delivered, paid', 'ডেলিভার হয়েছে, পরিশোধিত')
export const deliveredUnpaid = text('Delivered, unpaid', 'ডেলিভার হয়েছে, বাকি')
/** Below their number. */
export const ordersOf = text(
  (count: number): string => (count === 1 ? 'order' : 'orders'),
  () => 'অর্ডার',
)

// Top products
export const topProducts = text('Top products', 'বেশি বিক্রি হওয়া পণ্য')
export const product = text('Product', 'পণ্য')
export const units = text('Units', 'সংখ্যা')
export const withoutDelivery = text('Without delivery', 'ডেলিভারি ছাড়া')

// Loading and errors
export const loading = text(
  (content: string) => `Loading the ${content}…`,
  (content) => `${content} লোড হচ্ছে…`,
)
export const failed = text(
  (content: string) => `The ${content} could not be loaded.`,
  (content) => `${content} লোড করা যায়নি।`,
)
/** Names of what is loaded, in a sentence. */
export const contents = {
  totals: text('totals', 'মোট সংখ্যা'),
  sales: text('sales', 'বিক্রির তথ্য'),
  orderStates: text('order statuses', 'অর্ডারের অবস্থা'),
  topProducts: text('top products', 'বেশি বিক্রি হওয়া পণ্য'),
}
