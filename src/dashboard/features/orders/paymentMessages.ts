import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'
import { pluralize } from '@/shared/lib/pluralize'

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
export const kept = text('Kept', 'রাখা হয়েছে')
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
  (reason) => `রিফান্ড হয়নি: ${reason}`,
)
export const started = text('Started', 'শুরু')
export const recordedAt = text('Recorded', 'রেকর্ডের সময়')
export const capturedAt = text('Captured', 'জমার সময়')
export const recordedBy = text('Recorded by', 'রেকর্ড করেছেন')
export const riskLevel = text('Risk level', 'ঝুঁকির মাত্রা')
export const validation = text('Validation', 'ভ্যালিডেশন')
export const bankTransaction = text('Bank transaction', 'ব্যাংক ট্রানজেকশন')
export const failedAttempts = text('Failed attempts', 'ব্যর্থ চেষ্টা')
export const paymentDetails = text('Payment details', 'পেমেন্টের বিস্তারিত')
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

// Cash, on delivery
export const deliveredForCash = text('Delivered, cash received', 'ডেলিভারি ও ক্যাশ নিশ্চিত করুন')
export const deliveredForCashQuestion = text(
  'Was this order delivered and paid in cash?',
  'অর্ডারটি কি ডেলিভার হয়েছে, আর টাকা কি ক্যাশে পেয়েছেন?',
)
export const manyForCashQuestion = text(
  (count: number, money: string) =>
    `${pluralize(count, 'order')} delivered, and ${money} received in cash?`,
  (count, money) => `${formatBengaliNumber(count)}টি অর্ডার ডেলিভার হয়েছে, আর ক্যাশে ${money} পেয়েছেন?`,
)
export const deliveredForCashDetails = text(
  (isMany: boolean) =>
    `${isMany ? 'They' : 'It'} will be marked as paid and as delivered. A delivery is final.`,
  (isMany) =>
    `${isMany ? 'এগুলো' : 'এটি'} পরিশোধিত ও ডেলিভার হয়েছে বলে নিশ্চিত হবে। ডেলিভারি নিশ্চিত করলে আর ফেরানো যায় না।`,
)
export const deliveredForCashDone = text(
  (count: number, money: string) =>
    `${pluralize(count, 'order')} marked as delivered, ${money} in cash recorded`,
  (count, money) =>
    `${formatBengaliNumber(count)}টি অর্ডারের ডেলিভারি নিশ্চিত হয়েছে, ক্যাশে ${money} রেকর্ড করা হয়েছে`,
)
export const deliveredForCashAction = text(
  'delivered and paid in cash',
  'ডেলিভার ও ক্যাশে পরিশোধিত হয়েছে',
)
export const receiveCash = text('Cash received', 'ক্যাশ পাওয়া গেছে')
export const receiveCashQuestion = text(
  (count: number, money: string) => `${money} in cash received for ${pluralize(count, 'order')}?`,
  (count, money) => `${formatBengaliNumber(count)}টি অর্ডারের ${money} ক্যাশে পেয়েছেন?`,
)
export const receiveCashDetails = text(
  (isMany: boolean) =>
    `${isMany ? 'They are' : 'It is'} delivered already, and will be marked as paid.`,
  (isMany) => `${isMany ? 'এগুলো' : 'এটি'} আগেই ডেলিভার হয়েছে, এখন পরিশোধিত হিসেবে চিহ্নিত হবে।`,
)
export const notDeliveredYet = text(
  (count: number) =>
    `${count} of the selected ${count === 1 ? 'is' : 'are'} left out: not delivered yet.`,
  (count) => `নির্বাচিত ${formatBengaliNumber(count)}টি বাদ থাকবে: এখনো ডেলিভার হয়নি।`,
)
export const receiveCashAction = text('paid in cash', 'ক্যাশে পরিশোধিত হয়েছে')
export const paidState = text('paid', 'পরিশোধিত')
export const someMayBePaidTwice = text(
  (count: number) =>
    `${pluralize(count, 'customer')} had opened the online payment page. An order that is paid there too is listed as paid twice, to be refunded.`,
  (count) =>
    `${formatBengaliNumber(count)} জন গ্রাহক অনলাইন পেমেন্টের পাতা খুলেছিলেন। সেখানেও টাকা দিলে পেমেন্ট দুবার হয়েছে বলে দেখানো হবে, রিফান্ড করার জন্য।`,
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
