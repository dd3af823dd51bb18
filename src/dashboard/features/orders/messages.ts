import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'
import { pluralize } from '@/shared/lib/pluralize'

// Table
export const orders = text('orders', 'অর্ডার')
export const orderName = text(
  (name: string, id: string) => `the order of ${name}, ${id}`,
  (name, id) => `${name}, অর্ডার ${id}`,
)
export const searchLabel = text('Search mobile, name, ID, number…', 'মোবাইল, নাম, নম্বর…')
export const orderId = text('Order ID', 'অর্ডার ID')
export const idsNotSorted = text(
  'Search for an ID; IDs cannot be sorted.',
  'ID দিয়ে খুঁজতে পারেন; এটি দিয়ে সাজানো যায় না।',
)
export const customer = text('Customer', 'গ্রাহক')
export const date = text('Date', 'তারিখ')
export const itemCount = text(
  (count: number) => pluralize(count, 'item'),
  (count) => `${formatBengaliNumber(count)}টি পণ্য`,
)
export const total = text('Total', 'সর্বমোট')
export const totalHint = text(
  'The items, with delivery below. Sorts by the sum of both; cannot be filtered.',
  'পণ্যের দাম, নিচে ডেলিভারি চার্জ। দুটির যোগফল দিয়ে সাজানো যায়; ফিল্টার করা যায় না।',
)
export const payment = text('Payment', 'পেমেন্ট')
export const status = text('Status', 'অবস্থা')
export const deliverBy = text('Deliver by', 'ডেলিভারির দিন')
export const waiting = text('Waiting', 'অপেক্ষা')
export const waitingHint = text(
  'Orders that are paid but not delivered. Sorts by the time of payment.',
  'যেসব অর্ডারের পেমেন্ট হয়েছে, কিন্তু ডেলিভারি হয়নি। পেমেন্টের সময় দিয়ে সাজানো যায়।',
)
export const waitingDays = text(
  (days: number) => `waiting ${pluralize(days, 'day')}`,
  (days) => `অপেক্ষা ${formatBengaliNumber(days)} দিন`,
)
export const dayCount = text(
  (days: number) => pluralize(days, 'day'),
  (days) => `${formatBengaliNumber(days)} দিন`,
)
export const lessThanADay = text('Less than a day', 'এক দিনের কম')
export const district = text('District', 'জেলা')
export const districtHint = text('Can be filtered, not sorted.', 'ফিল্টার করা যায়, সাজানো যায় না।')
export const mobile = text('Mobile', 'মোবাইল')
export const mobileHint = text(
  'Search for a number; numbers cannot be sorted.',
  'নম্বর দিয়ে খুঁজতে পারেন; এটি দিয়ে সাজানো যায় না।',
)
export const transaction = text('Transaction', 'ট্রানজেকশন')
export const deleteOrderOf = text(
  (name: string) => `Delete the order of ${name}`,
  (name) => `${name}-এর অর্ডার মুছুন`,
)
export const paidOn = text(
  (time: string) => `Paid ${time}`,
  (time) => `পেমেন্ট ${time}`,
)
export const paymentNeedsReview = text('Payment needs review', 'পেমেন্টটি যাচাই করতে হবে')
export const refundDue = text('Refund due', 'রিফান্ড দিতে হবে')
export const paymentNeedsAttention = text('Payment needs attention', 'পেমেন্টের ব্যবস্থা নিতে হবে')
export const flagSeparator = text('. ', '। ')

// States of an order and its payment
export const pending = text('Pending', 'অপেক্ষমাণ')
export const delivered = text('Delivered', 'ডেলিভার হয়েছে')
export const deletedStatus = text('Deleted', 'মোছা হয়েছে')
export const paid = text('Paid', 'পরিশোধিত')
export const unpaid = text('Pending', 'বাকি')
export const refunded = text('Refunded', 'রিফান্ড হয়েছে')
export const toDeliver = text('To deliver', 'ডেলিভারি বাকি')
export const notPaidYet = text('Unpaid', 'পেমেন্ট বাকি')
export const needsAttention = text('Needs attention', 'ব্যবস্থা নিতে হবে')

// Filters
export const withDeleted = text('Yes, including deleted orders', 'হ্যাঁ, মোছা অর্ডারসহ')
export const no = text('No', 'না')
export const risk = text('Risk', 'ঝুঁকি')
export const flagged = text('Flagged', 'ঝুঁকিপূর্ণ')
export const notFlagged = text('Not flagged', 'ঝুঁকিপূর্ণ নয়')
export const deliveryDue = text('Delivery due', 'ডেলিভারি দিতে হবে')
export const refund = text('Refund', 'রিফান্ড')
export const due = text('Due', 'দিতে হবে')
export const notDue = text('Not due', 'দিতে হবে না')
export const review = text('Review', 'রিভিউ')
export const reviewed = text('Reviewed', 'রিভিউ আছে')
export const notReviewed = text('Not reviewed', 'রিভিউ নেই')
export const emailStart = text('E-mail starts with', 'ইমেইলের শুরু')
export const placedFrom = text('Placed from', 'অর্ডার যেদিন থেকে')
export const placedUntil = text('Placed until', 'অর্ডার যেদিন পর্যন্ত')

// Packing and handing over
export const packingAndHandingOver = text('Packing and courier', 'প্যাকিং ও কুরিয়ার')
export const packed = text('Packed', 'প্যাক হয়েছে')
export const handedOver = text('Handed over', 'কুরিয়ারকে দেওয়া হয়েছে')
/** Below the status, where there is little room. */
export const withCourier = text('Handed over', 'কুরিয়ারের কাছে')
export const courier = text('Courier', 'কুরিয়ার')
export const courierMissing = text('Please enter the courier.', 'কুরিয়ারের নাম লিখুন।')
export const trackingNumber = text('Tracking number', 'ট্র্যাকিং নম্বর')
export const trackingNumberOptional = text('Tracking number (optional)', 'ট্র্যাকিং নম্বর (ঐচ্ছিক)')
export const customerGetsMail = text(
  'The customer gets a mail with courier and tracking number.',
  'গ্রাহক কুরিয়ার ও ট্র্যাকিং নম্বরসহ একটি মেইল পাবেন।',
)
export const markAsPacked = text('Mark as packed', 'প্যাক করা নিশ্চিত করুন')
export const markedAsPacked = text('Marked as packed', 'প্যাক করা নিশ্চিত হয়েছে')
export const ordersPacked = text(
  (count: number) => `${pluralize(count, 'order')} marked as packed`,
  (count) => `${formatBengaliNumber(count)}টি অর্ডারের প্যাক করা নিশ্চিত হয়েছে`,
)
export const packedAction = text('marked as packed', 'প্যাক হয়েছে বলে নিশ্চিত করা হয়েছে')
export const packedState = text('packed', 'প্যাক হয়েছে')
export const handedOverState = text('handed over', 'কুরিয়ারকে দেওয়া হয়েছে')
export const undoPacking = text('Undo packing', 'প্যাক করা বাতিল করুন')
export const handOver = text('Hand over to courier', 'কুরিয়ারকে দিন')
export const handOverNow = text('Hand over', 'কুরিয়ারকে দিন')
export const orderHandedOver = text('Order handed over', 'অর্ডার কুরিয়ারকে দেওয়া হয়েছে')
export const changeCourier = text('Change courier', 'কুরিয়ার বদলান')
export const courierChanged = text('Courier changed', 'কুরিয়ার বদলানো হয়েছে')
export const save = text('Save', 'সেভ করুন')
export const undoHandOver = text('Undo handing over', 'কুরিয়ারকে দেওয়া বাতিল করুন')

// Marking as delivered
export const markAsDelivered = text('Mark as Delivered', 'ডেলিভারি নিশ্চিত করুন')
export const marked = text('Marked', 'নিশ্চিত হয়েছে')
export const deliverQuestion = text(
  'Mark this order as delivered?',
  'এই অর্ডারের ডেলিভারি নিশ্চিত করবেন?',
)
export const deliverManyQuestion = text(
  (count: number) => `Mark ${pluralize(count, 'order')} as delivered?`,
  (count) => `${formatBengaliNumber(count)}টি অর্ডারের ডেলিভারি নিশ্চিত করবেন?`,
)
export const markedAsDelivered = text('Marked as Delivered', 'ডেলিভারি নিশ্চিত করা হয়েছে')
export const ordersMarked = text(
  (count: number) => `${pluralize(count, 'order')} marked as delivered`,
  (count) => `${formatBengaliNumber(count)}টি অর্ডারের ডেলিভারি নিশ্চিত করা হয়েছে`,
)
export const markedAction = text('marked as delivered', 'ডেলিভার হয়েছে বলে নিশ্চিত করা হয়েছে')
export const deliveredState = text('delivered', 'ডেলিভার হয়েছে')
export const orderSummary = text(
  (id: string, name: string, money: string) => `Order ${id} of ${name}, ${money}.`,
  (id, name, money) => `অর্ডার ${id}, ${name}, ${money}।`,
)
export const itIsUnpaid = text('It has not been paid yet.', 'এর পেমেন্ট এখনো হয়নি।')
export const orderIsUnpaid = text(
  'This order has not been paid yet.',
  'এই অর্ডারের পেমেন্ট এখনো হয়নি।',
)
export const allAreUnpaid = text(
  'None of them has been paid yet.',
  'এগুলোর কোনোটির পেমেন্ট এখনো হয়নি।',
)
export const someAreUnpaid = text(
  (count: number) => `${count} of them ${count === 1 ? 'has' : 'have'} not been paid yet.`,
  (count) => `এগুলোর ${formatBengaliNumber(count)}টির পেমেন্ট এখনো হয়নি।`,
)
export const ordersAreUnpaid = text(
  (count: number) => `${pluralize(count, 'order has', 'orders have')} not been paid yet.`,
  (count) => `${formatBengaliNumber(count)}টি অর্ডারের পেমেন্ট এখনো হয়নি।`,
)

// Deleting
export const deleteLabel = text('Delete', 'মুছুন')
export const deleteOne = text('Delete a Cart', 'অর্ডারটি মুছে ফেলা হবে')
export const confirmDeletion = text('Yes, delete it', 'হ্যাঁ, মুছুন')
export const deleteMany = text(
  (count: number) => `Delete ${pluralize(count, 'order')}`,
  (count) => `${formatBengaliNumber(count)}টি অর্ডার মুছে ফেলা হবে`,
)
export const confirmDeletions = text('Yes, delete them', 'হ্যাঁ, মুছুন')
export const orderDeleted = text('Order Deleted Successfully', 'অর্ডার মুছে ফেলা হয়েছে')
export const ordersDeleted = text(
  (count: number) => `${pluralize(count, 'Order')} Deleted Successfully`,
  (count) => `${formatBengaliNumber(count)}টি অর্ডার মুছে ফেলা হয়েছে`,
)
export const deletedState = text('deleted', 'মুছে ফেলা হয়েছে')
export const moneyStays = text(
  (isMany: boolean) =>
    `Money was captured for ${isMany ? 'some of them' : 'it'}, and stays in 'Needs attention' until it is refunded or kept.`,
  (isMany) =>
    `${isMany ? 'এগুলোর কয়েকটির' : 'এটির'} জন্য টাকা জমা হয়েছে। রিফান্ড করা বা রেখে দেওয়া পর্যন্ত তা “ব্যবস্থা নিতে হবে”-এর তালিকায় থাকবে।`,
)
export const paymentsNamed = text(
  (money: string, ids: string, more: number) =>
    `${money} (${ids}${more > 0 ? `, and ${more} more` : ''})`,
  (money, ids, more) =>
    `${money} (${ids}${more > 0 ? ` এবং আরও ${formatBengaliNumber(more)}টি` : ''})`,
)
export const itWasPaid = text(
  (payment: string) =>
    `It has been paid: ${payment}. The payment stays in 'Needs attention' until it is refunded or kept.`,
  (payment) =>
    `এর পেমেন্ট হয়েছে: ${payment}। রিফান্ড করা বা রেখে দেওয়া পর্যন্ত পেমেন্টটি “ব্যবস্থা নিতে হবে”-এর তালিকায় থাকবে।`,
)
export const someWerePaid = text(
  (count: number, payments: string) =>
    count === 1
      ? `1 of them has been paid: ${payments}. The payment stays in 'Needs attention' until it is refunded or kept.`
      : `${count} of them have been paid: ${payments}. The payments stay in 'Needs attention' until they are refunded or kept.`,
  (count, payments) =>
    `এগুলোর ${formatBengaliNumber(count)}টির পেমেন্ট হয়েছে: ${payments}। রিফান্ড করা বা রেখে দেওয়া পর্যন্ত ${count === 1 ? 'পেমেন্টটি' : 'পেমেন্টগুলো'} “ব্যবস্থা নিতে হবে”-এর তালিকায় থাকবে।`,
)

// Panel
export const orderTitle = text(
  (id: string) => `Order ${id}`,
  (id) => `অর্ডার ${id}`,
)
export const order = text('Order', 'অর্ডার')
export const previous = text('Previous', 'আগের')
export const next = text('Next', 'পরের')
export const position = text(
  (address: string, all: string, isMore: boolean) =>
    `${address} of ${isMore ? 'more than ' : ''}${all}`,
  (address, all, isMore) => `${all}টির${isMore ? ' বেশির' : ''} মধ্যে ${address} নম্বর`,
)
export const receipt = text('Receipt', 'রসিদ')
export const invoice = text('Invoice', 'ইনভয়েস')
export const printSlip = text('Print packing slip', 'প্যাকিং স্লিপ প্রিন্ট করুন')
export const printSlips = text('Print packing slips', 'প্যাকিং স্লিপ প্রিন্ট করুন')
export const orderNotFound = text('Order not found.', 'অর্ডারটি পাওয়া যায়নি।')
export const mayBeDeleted = text(
  'It may have been deleted, or the link is incomplete.',
  'এটি হয়তো মুছে ফেলা হয়েছে, অথবা লিংকটি অসম্পূর্ণ।',
)
export const loadingOrder = text('Loading the order…', 'অর্ডার লোড হচ্ছে…')
export const orderNotLoaded = text('The order could not be loaded.', 'অর্ডারটি লোড করা যায়নি।')
export const wasDeleted = text(
  (time: string) =>
    `This order was deleted on ${time}. Its payments stay here until they are refunded or kept.`,
  (time) => `অর্ডারটি মুছে ফেলা হয়েছে: ${time}। রিফান্ড করা বা রেখে দেওয়া পর্যন্ত এর পেমেন্টগুলো এখানে থাকবে।`,
)
export const cancelledOn = text(
  (time: string) => `Cancelled ${time}`,
  (time) => `বাতিল হয়েছে ${time}`,
)
export const refundedOn = text(
  (time: string) => `Refunded ${time}`,
  (time) => `রিফান্ড হয়েছে ${time}`,
)
export const isRisky = text(
  'The gateway flagged this payment as risky. Review it before shipping.',
  'গেটওয়ে এই পেমেন্টকে ঝুঁকিপূর্ণ বলেছে। পণ্য পাঠানোর আগে যাচাই করুন।',
)
export const wasPaidTwice = text(
  'This order was paid more than once. A refund is due.',
  'এই অর্ডারের পেমেন্ট একাধিকবার হয়েছে। রিফান্ড দিতে হবে।',
)
export const placed = text('Placed', 'অর্ডারের সময়')
export const items = text('Items', 'পণ্য')
export const attempts = text('Payment attempts', 'পেমেন্টের চেষ্টা')

// Customer
export const name = text('Name', 'নাম')
export const email = text('E-mail', 'ইমেইল')
export const contactEmail = text('Contact e-mail', 'যোগাযোগের ইমেইল')
export const address = text('Address', 'ঠিকানা')
export const additionalInfo = text('Additional information', 'অতিরিক্ত তথ্য')
export const copyAddress = text('Copy address', 'ঠিকানা কপি করুন')
export const addressCopied = text('Address copied', 'ঠিকানা কপি হয়েছে')
export const copyingNotAllowed = text(
  'The browser does not allow copying.',
  'ব্রাউজার কপি করতে দিচ্ছে না।',
)

export const returnsAndWarranty = text('Returns and warranty', 'ফেরত ও ওয়ারেন্টি')

// Reviews
export const reviews = text('Reviews', 'রিভিউ')
export const onProductPages = text('Product pages', 'পণ্যের পাতায়')
export const onPages = text('Shown', 'দেখানো হচ্ছে')
export const hidden = text('Hidden', 'লুকানো')
export const reviewShownAgain = text('The review is shown again.', 'রিভিউটি আবার দেখানো হচ্ছে।')
export const reviewHidden = text('The review is hidden.', 'রিভিউটি লুকিয়ে রাখা হয়েছে।')
export const hiddenFromPages = text('Hidden from the product pages.', 'পণ্যের পাতায় দেখানো হচ্ছে না।')
export const shownOnPages = text('Shown on the product pages.', 'পণ্যের পাতায় দেখানো হচ্ছে।')
export const showReview = text('Show the review', 'রিভিউ দেখান')
export const hideReview = text('Hide the review', 'রিভিউ লুকিয়ে রাখুন')
