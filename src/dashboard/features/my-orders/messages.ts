import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'
import { pluralize } from '@/shared/lib/pluralize'

// Lists
export const myOrders = text('My orders', 'আমার অর্ডার')
export const loadingOrders = text('Loading your orders', 'আপনার অর্ডার লোড হচ্ছে')
export const ordersNotLoaded = text('Your orders could not be loaded.', 'আপনার অর্ডার লোড করা যায়নি।')
export const noOrders = text('You have no orders yet.', 'আপনার এখনো কোনো অর্ডার নেই।')
export const ordersAppearHere = text(
  'Your orders and their delivery status appear here.',
  'আপনার অর্ডার ও ডেলিভারির অবস্থা এখানে দেখা যাবে।',
)
export const startShopping = text('Start shopping', 'কেনাকাটা শুরু করুন')
export const latestOrders = text('Latest orders', 'সাম্প্রতিক অর্ডার')
export const seeAll = text('See all', 'সব দেখুন')
export const seeAllCount = text(
  (count: number) => `See all ${count}`,
  (count) => `সব ${formatBengaliNumber(count)}টি দেখুন`,
)
export const cancelledOrders = text('Cancelled orders', 'বাতিল অর্ডার')
export const cancelledOn = text(
  (day: string) => `Cancelled on ${day}`,
  (day) => `বাতিল: ${day}`,
)
export const order = text('Order', 'অর্ডার')
export const total = text('Total', 'সর্বমোট')
export const payment = text('Payment', 'পেমেন্ট')
export const status = text('Status', 'অবস্থা')
export const actions = text('Actions', 'অ্যাকশন')
export const itemCount = text(
  (count: number) => pluralize(count, 'item'),
  (count) => `${formatBengaliNumber(count)}টি পণ্য`,
)
export const details = text('Details', 'বিস্তারিত')
export const detailsOf = text(
  (id: string) => ` of order ${id}`,
  (id) => `, অর্ডার ${id}`,
)

// Overview
export const awaitingPayment = text(
  (count: number) => `${pluralize(count, 'order')} awaiting payment`,
  (count) => `${formatBengaliNumber(count)}টি অর্ডারের পেমেন্ট বাকি`,
)
export const toPayWithDelivery = text(
  (money: string) => `${money} to pay, with delivery`,
  (money) => `ডেলিভারিসহ ${money} দিতে হবে`,
)
export const yourSummary = text('Your summary', 'আপনার সারসংক্ষেপ')
export const loadingSummary = text('Loading your summary', 'আপনার সারসংক্ষেপ লোড হচ্ছে')
export const summaryNotLoaded = text(
  'Your summary could not be loaded.',
  'আপনার সারসংক্ষেপ লোড করা যায়নি।',
)
export const productsInCart = text('Products in cart', 'কার্টে পণ্য')
export const totalQuantity = text('Total quantity', 'মোট পরিমাণ')
export const cartTotal = text('Cart total', 'কার্টের মোট')
export const ordersPlaced = text('Orders placed', 'অর্ডার করেছেন')
export const totalSpent = text('Total spent, with delivery', 'মোট খরচ, ডেলিভারিসহ')

// After the checkout
export const newOrder = text('Your new order', 'আপনার নতুন অর্ডার')
export const orderPlacedPayOrCash = text(
  'Order placed. Pay now or in cash on delivery.',
  'অর্ডার হয়েছে। এখনই পেমেন্ট করুন, অথবা পণ্য হাতে পেয়ে ক্যাশে দিন।',
)
export const orderPlacedPay = text('Order placed. Pay now.', 'অর্ডার হয়েছে। এখনই পেমেন্ট করুন।')

// Order again
export const orderAgain = text('Order again', 'আবার অর্ডার করুন')
export const tryAgainSafely = text(
  (problem: string) => `${problem} You can safely try again: nothing is added twice.`,
  (problem) => `${problem} নিশ্চিন্তে আবার চেষ্টা করুন: কিছুই দুবার যোগ হবে না।`,
)
export const nothingAvailable = text(
  'None of these products is available now.',
  'এই পণ্যগুলোর কোনোটি এখন পাওয়া যাচ্ছে না।',
)
export const addedToCart = text(
  (count: number) => `${pluralize(count, 'product')} added to your cart.`,
  (count) => `${formatBengaliNumber(count)}টি পণ্য কার্টে যোগ হয়েছে।`,
)
export const notAvailable = text(
  (names: string) => `Not available now: ${names}.`,
  (names) => `এখন পাওয়া যাচ্ছে না: ${names}।`,
)

// Order
export const orderDetails = text('Order details', 'অর্ডারের বিবরণ')
export const orderTitle = text(
  (id: string) => `Order ${id}`,
  (id) => `অর্ডার ${id}`,
)
export const placedOn = text(
  (time: string) => `Placed on ${time}`,
  (time) => `অর্ডারের সময়: ${time}`,
)
export const numberedAndPlacedOn = text(
  (number: string, time: string) => `Order number ${number}, placed on ${time}`,
  (number, time) => `অর্ডার নম্বর ${number}, অর্ডারের সময়: ${time}`,
)
export const loadingOrder = text('Loading the order', 'অর্ডার লোড হচ্ছে')
export const orderNotLoaded = text('The order could not be loaded.', 'অর্ডারটি লোড করা যায়নি।')
export const orderNotFound = text('Order not found.', 'অর্ডারটি পাওয়া যায়নি।')
export const mayBeRemoved = text(
  'It may have been removed, or the link is incomplete.',
  'এটি হয়তো সরিয়ে ফেলা হয়েছে, অথবা লিংকটি অসম্পূর্ণ।',
)
export const goToMyOrders = text('Go to my orders', 'আমার অর্ডারে যান')
export const printReceipt = text('Print receipt', 'রসিদ প্রিন্ট করুন')
export const printInvoice = text('Print invoice', 'ইনভয়েস প্রিন্ট করুন')
export const items = text('Items', 'পণ্য')
export const delivery = text('Delivery', 'ডেলিভারি')
export const yourReview = text('Your review', 'আপনার রিভিউ')

// An unpaid order
export const moneyToPay = text(
  (money: string) => `To pay: ${money}`,
  (money) => `দিতে হবে: ${money}`,
)
export const nowOrInCash = text(
  'Pay now, or in cash on delivery.',
  'এখনই পেমেন্ট করুন, অথবা পণ্য হাতে পেয়ে ক্যাশে দিন।',
)

// A cancelled order
export const wasCancelled = text(
  (time: string) => `This order was cancelled on ${time}.`,
  (time) => `অর্ডারটি বাতিল হয়েছে: ${time}।`,
)
export const moneyOnItsWay = text(
  'What was paid for it is on its way back to you. That can take some days.',
  'এর টাকা আপনার কাছে ফেরত পাঠানো হচ্ছে। পেতে কয়েক দিন লাগতে পারে।',
)
export const weRefund = text('We refund what was paid for it.', 'এর টাকা আমরা রিফান্ড করব।')
export const moneyRefunded = text('What was paid for it is refunded.', 'এর টাকা রিফান্ড করা হয়েছে।')
export const writeToUs = text(
  (email: string) => `Please write to ${email} about what was paid for it.`,
  (email) => `এর টাকার বিষয়ে ${email} ঠিকানায় লিখুন।`,
)
export const nothingToPay = text(
  'It will not be delivered, and you pay nothing for it.',
  'এটি ডেলিভারি হবে না, আপনাকে কিছু দিতেও হবে না।',
)

// Timeline. In Bengali a step says what it is: one that is not done yet is followed by `notYet`.
export const placedStep = text('Placed', 'অর্ডার')
export const paidStep = text('Paid', 'পেমেন্ট')
export const packedStep = text('Packed', 'প্যাকিং')
export const handedOverStep = text('Handed over', 'কুরিয়ারের হাতে')
export const deliveredStep = text('Delivered', 'ডেলিভারি')
export const notYet = text(', not yet', ', এখনো হয়নি')
export const waitingForPayment = text('Waiting for your payment', 'আপনার পেমেন্টের অপেক্ষায়')
export const deliveredBy = text(
  (day: string) => `By ${day} at the latest`,
  (day) => `${day}-এর মধ্যে`,
)
export const deliveryPending = text('Pending for delivery', 'ডেলিভারির অপেক্ষায়')

// Facts
export const paidOn = text('Paid on', 'পেমেন্টের সময়')
export const transactionId = text('Transaction ID', 'ট্রানজেকশন ID')
export const amount = text('Amount', 'টাকার পরিমাণ')
export const toPay = text('To pay', 'দিতে হবে')
export const instalments = text('Instalments', 'কিস্তি')
export const instalmentMonths = text(
  (months: number) => `Up to ${months} months (EMI), with banks that offer it`,
  (months) => `সর্বোচ্চ ${formatBengaliNumber(months)} মাসের কিস্তি (EMI), যেসব ব্যাংক এ সুবিধা দেয়`,
)
export const refundOnItsWay = text('Refund on its way', 'রিফান্ড আসছে')
export const refunded = text('Refunded', 'রিফান্ড হয়েছে')
export const refundOf = text(
  (money: string, time: string, reference: string) => `${money} on ${time} (${reference})`,
  (money, time, reference) => `${money}, ${time} (${reference})`,
)
export const refundSince = text(
  (money: string, time: string) => `${money} since ${time}`,
  (money, time) => `${money}, পাঠানো হয়েছে ${time}`,
)
export const name = text('Name', 'নাম')
export const address = text('Address', 'ঠিকানা')
export const mobile = text('Mobile', 'মোবাইল')
export const email = text('E-mail', 'ইমেইল')
export const courier = text('Courier', 'কুরিয়ার')
export const trackingNumber = text('Tracking number', 'ট্র্যাকিং নম্বর')
export const additionalInfo = text('Additional information', 'অতিরিক্ত তথ্য')

// Receipt
export const receipt = text('Receipt', 'রসিদ')
export const invoice = text('Invoice', 'ইনভয়েস')
export const item = text('Item', 'পণ্য')
export const price = text('Price', 'দাম')
export const quantity = text('Quantity', 'পরিমাণ')
export const lineTotal = text('Amount', 'মোট')
export const deliverTo = text('Deliver to', 'ডেলিভারির ঠিকানা')
export const paid = text('Paid', 'পরিশোধিত')
export const notPaidYet = text('Not paid yet', 'এখনো পরিশোধ হয়নি')
export const thanks = text(
  (shop: string) => `Thank you for shopping at ${shop}.`,
  (shop) => `${shop} থেকে কেনাকাটার জন্য ধন্যবাদ।`,
)
