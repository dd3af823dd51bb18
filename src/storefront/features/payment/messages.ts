import { text } from '@/common/text'

// Facts and links
export const order = text('Order', 'অর্ডার')
export const orderNumber = text('Order number', 'অর্ডার নম্বর')
export const amount = text('Amount', 'টাকার পরিমাণ')
export const toPay = text('To pay', 'দিতে হবে')
export const paidFor = text('For', 'পণ্য')
export const transactionId = text('Transaction ID', 'ট্রানজেকশন ID')
export const byAtTheLatest = text(
  (day: string) => `By ${day} at the latest`,
  (day) => `${day}-এর মধ্যে`,
)
export const howToPay = text('How to pay', 'যেভাবে পেমেন্ট করবেন')
export const whatHappensNext = text('What happens next', 'এরপর যা হবে')
export const goToOrders = text('Go to My Orders', 'আমার অর্ডারে যান')
export const tryAgain = text('Try Again', 'আবার চেষ্টা করুন')
export const viewOrder = text('View Order Details', 'অর্ডারের বিবরণ দেখুন')
export const checkAgain = text('Check Again', 'আবার যাচাই করুন')

// The state could not be loaded
export const checkingTitle = text('Checking Your Payment', 'আপনার পেমেন্ট যাচাই করা হচ্ছে')
export const checking = text(
  'We could not find out about your payment. It is not lost: we keep asking. Please do not pay again before you know.',
  'আপনার পেমেন্টের অবস্থা এখনো জানা যায়নি। টাকা হারায়নি: আমরা যাচাই করে যাচ্ছি। নিশ্চিত না হয়ে আবার পেমেন্ট করবেন না।',
)

// Ways to pay after a payment that failed
export const pressPayNow = text(
  'Press Pay Now in My orders to pay with a card or a mobile wallet.',
  'কার্ড বা মোবাইল ওয়ালেটে দিতে ‘আমার অর্ডার’ পাতায় ‘পেমেন্ট করুন’ চাপুন।',
)
export const payCourier = text(
  'Or pay the courier in cash when your order arrives.',
  'অথবা অর্ডার হাতে পেয়ে কুরিয়ারকে নগদ টাকা দিন।',
)

/** Follows what was not paid. */
export const charged = text(
  (email: string) =>
    `If your bank shows a charge all the same, write to ${email} and name the transaction.`,
  (email) => `তারপরও আপনার ব্যাংক টাকা কেটে থাকলে ট্রানজেকশন ID-সহ ${email} ঠিকানায় লিখুন।`,
)
export const questions = text(
  (email: string) => `Questions? Write to ${email} and name the transaction.`,
  (email) => `কোনো প্রশ্ন? ট্রানজেকশন ID-সহ ${email} ঠিকানায় লিখুন।`,
)

// What became of a payment
export const paidTitle = text('Payment Successful', 'পেমেন্ট সফল হয়েছে')
export const paid = text(
  'Thank you! We have received your payment, and we’ll start packing your order.',
  'ধন্যবাদ! আপনার পেমেন্ট আমরা পেয়েছি, শিগগিরই আপনার অর্ডার প্যাক করা শুরু হবে।',
)
export const weShip = text(
  'We pack your order and hand it to the courier.',
  'আমরা আপনার অর্ডার প্যাক করে কুরিয়ারে দেব।',
)
export const courierCalls = text(
  'The courier calls you before the delivery.',
  'ডেলিভারির আগে কুরিয়ার আপনাকে ফোন করবে।',
)
export const alreadyPaidTitle = text('Already Paid', 'আগেই পরিশোধিত')
export const duplicate = text(
  'Your order had been paid before. This second payment has reached us as well and will be given back to you.',
  'আপনার অর্ডারের পেমেন্ট আগেই হয়ে গেছে। দ্বিতীয় পেমেন্টটিও আমরা পেয়েছি, এটি আপনাকে ফেরত দেওয়া হবে।',
)
export const alreadyPaid = text(
  'This order has been paid already. You need not pay again.',
  'এই অর্ডারের পেমেন্ট আগেই হয়ে গেছে। আর পেমেন্ট করতে হবে না।',
)
export const openTitle = text('Confirming Your Payment', 'আপনার পেমেন্ট নিশ্চিত করা হচ্ছে')
export const open = text(
  'We are waiting for confirmation from your bank. This page updates automatically; please do not pay again.',
  'আমরা আপনার ব্যাংকের নিশ্চয়তার অপেক্ষায় আছি। পাতাটি নিজে থেকেই আপডেট হবে; আবার পেমেন্ট করবেন না।',
)
export const failedTitle = text('Payment Failed', 'পেমেন্ট ব্যর্থ হয়েছে')
export const failed = text(
  'The payment did not go through. Your order is saved, and you can try again.',
  'পেমেন্টটি সম্পন্ন হয়নি। আপনার অর্ডার সংরক্ষিত আছে, আবার চেষ্টা করতে পারেন।',
)
export const cancelledTitle = text('Payment Cancelled', 'পেমেন্ট বাতিল হয়েছে')
export const cancelled = text(
  'The payment was cancelled. Your order is saved.',
  'পেমেন্টটি বাতিল করা হয়েছে। আপনার অর্ডার সংরক্ষিত আছে।',
)
export const notCompleted = text(
  'Your payment was not completed. Your order is saved: there is no need to place it again.',
  'আপনার পেমেন্ট সম্পন্ন হয়নি। অর্ডারটি সংরক্ষিত আছে: নতুন করে অর্ডার করতে হবে না।',
)
export const expiredTitle = text('Payment Expired', 'পেমেন্টের সময় শেষ')
export const expired = text(
  'The payment was not completed in time. Your order is saved, and you can try again.',
  'সময়মতো পেমেন্ট সম্পন্ন হয়নি। আপনার অর্ডার সংরক্ষিত আছে, আবার চেষ্টা করতে পারেন।',
)
export const underReviewTitle = text('Payment Under Review', 'পেমেন্ট যাচাই করা হচ্ছে')
export const underReview = text(
  'We have received a payment that does not match your order. We are checking it. Please do not pay again: we will refund it or contact you.',
  'আমরা একটি পেমেন্ট পেয়েছি, যা আপনার অর্ডারের সাথে মিলছে না। আমরা যাচাই করছি। আবার পেমেন্ট করবেন না: আমরা টাকা রিফান্ড করব বা আপনার সাথে যোগাযোগ করব।',
)
export const refundRequestedTitle = text('Refund on Its Way', 'রিফান্ড প্রক্রিয়াধীন')
export const refundRequested = text(
  'We have asked the bank to give this payment back to you. That can take some days.',
  'এই পেমেন্ট আপনাকে ফেরত দিতে আমরা ব্যাংককে বলেছি। কয়েক দিন লাগতে পারে।',
)
export const refundedTitle = text('Payment Refunded', 'পেমেন্ট রিফান্ড করা হয়েছে')
export const refunded = text(
  'We have refunded this payment. It can take a few days until your bank shows it.',
  'এই পেমেন্ট আমরা রিফান্ড করেছি। আপনার ব্যাংকে দেখাতে কয়েক দিন লাগতে পারে।',
)
export const orderCancelledTitle = text('Order Cancelled', 'অর্ডার বাতিল হয়েছে')
export const paidForDeletedOrder = text(
  'We have received your payment, but the shop has cancelled this order. We will refund the payment or contact you.',
  'আপনার পেমেন্ট আমরা পেয়েছি, কিন্তু শপ এই অর্ডার বাতিল করেছে। আমরা টাকা রিফান্ড করব বা আপনার সাথে যোগাযোগ করব।',
)
export const orderDeleted = text(
  'The shop has cancelled this order, and we have received no payment for it.',
  'শপ এই অর্ডার বাতিল করেছে, আর এর জন্য আমরা কোনো পেমেন্ট পাইনি।',
)
export const unknownTitle = text('Payment Not Found', 'পেমেন্ট পাওয়া যায়নি')
export const unknown = text(
  'We could not find this payment. See My Orders for what has been paid.',
  'এই পেমেন্টটি পাওয়া যায়নি। কোন কোন পেমেন্ট হয়েছে তা ‘আমার অর্ডার’ পাতায় দেখুন।',
)
export const declinedTitle = text('Payment Declined', 'পেমেন্ট প্রত্যাখ্যাত হয়েছে')
export const declined = text(
  'Your bank declined the payment, so nothing was paid. Your order is saved: try again, perhaps with another card.',
  'আপনার ব্যাংক পেমেন্টটি গ্রহণ করেনি, তাই কোনো টাকা দেওয়া হয়নি। আপনার অর্ডার সংরক্ষিত আছে: আবার চেষ্টা করুন, দরকার হলে অন্য কার্ড দিয়ে।',
)
