import { formatBengaliNumber } from '@/common/bengali'
import { formatTaka } from '@/common/formatTaka'
import { text } from '@/common/text'
import { pluralize } from '@/shared/lib/pluralize'

// Table
export const orders = text('orders', 'অর্ডার')
export const orderName = text(
  (name: string, id: string) => `the order of ${name}, ${id}`,
  (name, id) => `${name}, অর্ডার ${id}`,
)
export const searchLabel = text('Search by mobile, name, ID…', 'মোবাইল, নাম বা ID…')
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
export const needsAttention = text('Needs attention', 'ব্যবস্থা নিতে হবে')
export const deliveredOn = text(
  (time: string) => `Delivered, ${time}`,
  (time) => `ডেলিভার হয়েছে, ${time}`,
)
export const paidAt = text(
  (time: string) => `Paid, ${time}`,
  (time) => `পরিশোধিত, ${time}`,
)

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

// Notes
export const notes = text('Notes', 'নোট')
export const note = text('Note', 'নোট')
export const loadingNotes = text('Loading the notes…', 'নোট লোড হচ্ছে…')
export const notesNotLoaded = text('The notes could not be loaded.', 'নোট লোড করা যায়নি।')
export const noNotes = text(
  'No notes yet. Customers don’t see them.',
  'এখনো কোনো নোট নেই। গ্রাহকেরা নোট দেখতে পান না।',
)
export const addNote = text('Add note', 'নোট যোগ করুন')
export const noteRequired = text('Please write a note.', 'একটি নোট লিখুন।')
export const noteTooLong = text(
  (max: number) => `A note has at most ${max} characters.`,
  (max) => `একটি নোটে সর্বোচ্চ ${formatBengaliNumber(max)}টি অক্ষর লেখা যায়।`,
)
export const deleteNote = text(
  (time: string) => `Delete the note of ${time}`,
  (time) => `নোট মুছুন: ${time}`,
)

// Payment attempts
export const loadingPayments = text('Loading the payments…', 'পেমেন্ট লোড হচ্ছে…')
export const paymentsNotLoaded = text('The payments could not be loaded.', 'পেমেন্ট লোড করা যায়নি।')
export const noAttempts = text('No payment attempts yet.', 'এখনো পেমেন্টের কোনো চেষ্টা হয়নি।')
export const open = text('Open', 'চলমান')
export const duplicate = text('Duplicate', 'দ্বিতীয়বার')
export const failed = text('Failed', 'ব্যর্থ')
export const attemptCancelled = text('Cancelled', 'বাতিল')
export const expired = text('Expired', 'মেয়াদ শেষ')
export const inCash = text(
  (money: string) => `${money} in cash`,
  (money) => `ক্যাশে ${money}`,
)
export const otherAmount = text(
  'The gateway captured a different amount than requested.',
  'যত টাকা নেওয়ার কথা ছিল, গেটওয়ে তার চেয়ে কম বা বেশি নিয়েছে।',
)
export const otherCurrency = text(
  'The gateway captured a different currency than requested.',
  'যে মুদ্রায় নেওয়ার কথা ছিল, গেটওয়ে তার বদলে অন্য মুদ্রায় নিয়েছে।',
)
export const otherValidation = text(
  'The gateway returned a validation ID that another payment already used.',
  'গেটওয়ের দেওয়া ভ্যালিডেশন ID আগেই অন্য একটি পেমেন্টে ব্যবহৃত হয়েছে।',
)
export const kept = text('Kept', 'রেখে দেওয়া হয়েছে')
export const refundUnderWay = text(
  (time: string) => `Refund on its way since ${time}`,
  (time) => `রিফান্ড পাঠানো হয়েছে ${time}`,
)
export const captured = text(
  (money: string) => `${money} captured.`,
  (money) => `${money} জমা হয়েছে।`,
)
export const orderWasDeleted = text('The order was deleted.', 'অর্ডারটি মুছে ফেলা হয়েছে।')
export const paidTwice = text('The order was paid twice.', 'অর্ডারটির পেমেন্ট দুবার হয়েছে।')
export const wrongAmount = text(
  'The amount does not match the order total.',
  'টাকার পরিমাণ অর্ডারের সর্বমোটের সঙ্গে মেলে না।',
)
export const wrongCurrency = text(
  'The currency does not match the order.',
  'মুদ্রা অর্ডারের সঙ্গে মেলে না।',
)
export const reusedValidation = text(
  'Its validation ID was already used.',
  'এর ভ্যালিডেশন ID আগেই ব্যবহৃত হয়েছে।',
)
export const riskyPayment = text('The gateway flagged it as risky.', 'গেটওয়ে এটিকে ঝুঁকিপূর্ণ বলেছে।')
export const refundFailed = text(
  (reason: string) => `The refund failed: ${reason}`,
  (reason) => `রিফান্ড ব্যর্থ হয়েছে: ${reason}`,
)
export const started = text('Started', 'শুরু')
export const recordedAt = text('Recorded', 'রেকর্ডের সময়')
export const capturedAt = text('Captured', 'জমার সময়')
export const recordedBy = text('Recorded by', 'রেকর্ড করেছেন')
export const riskLevel = text('Risk level', 'ঝুঁকির মাত্রা')
export const validation = text('Validation', 'ভ্যালিডেশন')
export const bankTransaction = text('Bank transaction', 'ব্যাংক ট্রানজেকশন')
export const failedAttempts = text('Failed attempts', 'ব্যর্থ চেষ্টা')
export const nextCheck = text('Next check', 'পরের যাচাই')
export const refundedAt = text('Refunded', 'রিফান্ডের সময়')
export const refundReference = text('Refund reference', 'রিফান্ডের রেফারেন্স')

// Cash
export const recordCash = text('Record cash payment', 'ক্যাশ পেমেন্ট রেকর্ড করুন')
export const cashQuestion = text('Was this order paid in cash?', 'এই অর্ডারের টাকা কি ক্যাশে পেয়েছেন?')
export const cashDetails = text(
  (id: string, name: string, money: string) =>
    `Order ${id} of ${name}: ${money} received in cash. The order will be marked as paid.`,
  (id, name, money) =>
    `অর্ডার ${id}, ${name}: ক্যাশে ${money} পাওয়া গেছে। অর্ডারটি পরিশোধিত হিসেবে চিহ্নিত হবে।`,
)
export const cashRecorded = text(
  (money: string) => `${money} in cash recorded`,
  (money) => `ক্যাশে ${money} রেকর্ড করা হয়েছে`,
)
export const mayBePaidTwice = text(
  'The customer had opened the online payment page. If they pay there too, it is listed as paid twice, to be refunded.',
  'গ্রাহক অনলাইন পেমেন্টের পাতা খুলেছিলেন। সেখানেও টাকা দিলে পেমেন্ট দুবার হয়েছে বলে দেখানো হবে, রিফান্ড করার জন্য।',
)

// Refund
export const cancelAndRefund = text('Cancel and refund', 'বাতিল ও রিফান্ড করুন')
export const refundQuestion = text(
  'Cancel this order and refund it?',
  'এই অর্ডার বাতিল করে রিফান্ড করবেন?',
)
export const refundDetails = text(
  (id: string, name: string, money: string) =>
    `Order ${id} of ${name}: ${money} goes back to the customer.`,
  (id, name, money) => `অর্ডার ${id}, ${name}: গ্রাহক ${money} ফেরত পাবেন।`,
)
export const giveCashBack = text(
  'It was paid in cash: give the cash back first.',
  'টাকা ক্যাশে দেওয়া হয়েছিল: আগে ক্যাশ ফেরত দিন।',
)
export const otherRefundNeeded = text(
  'Another payment of this order needs a refund of its own.',
  'এই অর্ডারের আরেকটি পেমেন্ট আলাদাভাবে রিফান্ড করতে হবে।',
)
export const productsShouldBeBack = text(
  'It was delivered: the products should be back, too.',
  'এটি ডেলিভার হয়েছে: পণ্যগুলোও ফেরত আসার কথা।',
)
export const refundRefused = text(
  (reason: string) =>
    `Order cancelled, but the gateway refuses the refund: ${reason}. See Refunds.`,
  (reason) => `অর্ডার বাতিল হয়েছে, কিন্তু গেটওয়ে রিফান্ড দিচ্ছে না: ${reason}। “রিফান্ড” পাতাটি দেখুন।`,
)
export const cancelledAndRefunded = text(
  (money: string) => `Order cancelled, ${money} refunded`,
  (money) => `অর্ডার বাতিল হয়েছে, ${money} রিফান্ড করা হয়েছে`,
)
export const cancelledAndOnItsWay = text(
  (money: string) => `Order cancelled, ${money} on its way back`,
  (money) => `অর্ডার বাতিল হয়েছে, ${money} ফেরত পাঠানো হচ্ছে`,
)
export const notRefundable = text(
  'The gateway named no bank transaction for this payment, so it cannot be refunded from here. Delete the order, refund the payment in the gateway’s panel, then record it in Refunds as settled elsewhere.',
  'গেটওয়ে এই পেমেন্টের ব্যাংক ট্রানজেকশন জানায়নি, তাই এখান থেকে রিফান্ড করা যাবে না। অর্ডারটি মুছুন, গেটওয়ের প্যানেলে পেমেন্টটি রিফান্ড করুন, তারপর “রিফান্ড” পাতায় অন্যত্র মেটানো হয়েছে বলে রেকর্ড করুন।',
)

// Review
export const reviewShownAgain = text('The review is shown again.', 'রিভিউটি আবার দেখানো হচ্ছে।')
export const reviewHidden = text('The review is hidden.', 'রিভিউটি লুকিয়ে রাখা হয়েছে।')
export const hiddenFromPages = text('Hidden from the product pages.', 'পণ্যের পাতায় দেখানো হচ্ছে না।')
export const shownOnPages = text('Shown on the product pages.', 'পণ্যের পাতায় দেখানো হচ্ছে।')
export const showReview = text('Show the review', 'রিভিউ দেখান')
export const hideReview = text('Hide the review', 'রিভিউ লুকিয়ে রাখুন')

// The packing slip is for the packer and for the customer: it has both languages, whatever the page has.
const inBoth = <Value>(value: Value) => text(value, value)
export const slipTitle = inBoth('Packing slip')
export const slipTitleBengali = inBoth('প্যাকিং স্লিপ')
export const slipOrder = inBoth('Order')
export const slipOrderBengali = inBoth('অর্ডার')
export const slipItem = inBoth('Item')
export const slipItemBengali = inBoth('পণ্য')
export const slipQuantity = inBoth('Quantity')
export const slipQuantityBengali = inBoth('পরিমাণ')
export const slipPacked = inBoth('Packed')
export const slipPackedBengali = inBoth('প্যাক হয়েছে')
export const slipCancelled = inBoth('Cancelled')
export const slipCancelledBengali = inBoth('বাতিল হয়েছে')
export const slipPaid = inBoth('Paid')
export const slipPaidBengali = inBoth('পরিশোধিত')
export const slipUnderReview = inBoth('Payment under review: collect nothing')
export const slipUnderReviewBengali = inBoth('পেমেন্ট যাচাই হচ্ছে: টাকা নেবেন না')
export const slipToCollect = inBoth(
  (amount: number) => `To collect: ${formatTaka(amount, { hasDecimals: true })}`,
)
export const slipToCollectBengali = inBoth(
  (amount: number) => `নিতে হবে: ${formatTaka(amount, { hasDecimals: true, language: 'bn' })}`,
)
export const slipNotPaid = inBoth('Not paid yet')
export const slipNotPaidBengali = inBoth('পেমেন্ট এখনো হয়নি')
