import { text } from '../../../../common/text'
import { shop } from '../../../../shop/shop.config'

// The rows of an order
export const delivery = text('Delivery', 'ডেলিভারি')
export const total = text('Total', 'সর্বমোট')
export const deliverTo = text('Deliver to', 'প্রাপক')
export const mobile = text('Mobile', 'মোবাইল')
export const order = text('Order', 'অর্ডার')
export const orderNumber = text('Order number', 'অর্ডার নম্বর')
export const transactionId = text('Transaction ID', 'ট্রানজেকশন ID')
export const refund = text('Refund', 'রিফান্ড')
export const deliverBy = text(
  (day: string) => `It will be delivered by ${day} at the latest.`,
  (day) => `সর্বশেষ ${day} তারিখের মধ্যে পৌঁছে যাবে।`,
)

export const customer = text('customer', 'গ্রাহক')
export const greeting = text(
  (name: string) => `Dear ${name},`,
  (name) => `প্রিয় ${name},`,
)
export const subject = text(
  (title: string, orderId: string) => `${title} (order ${orderId})`,
  (title, orderId) => `${title} (অর্ডার ${orderId})`,
)
export const seeOrder = text('See your order', 'আপনার অর্ডার দেখুন')
export const reason = text(
  `You get this mail because of an order at ${shop.name}.`,
  `${shop.nameInBengali}-এ একটি অর্ডারের জন্য এই মেইল পেয়েছেন।`,
)

// Placed
export const thankYou = text('Thank you for your order', 'অর্ডারের জন্য ধন্যবাদ')
export const receivedPaid = text(
  'We have received your order and your payment.',
  'আপনার অর্ডার ও পেমেন্ট আমরা পেয়েছি।',
)
export const receivedUnpaid = text(
  `We have received your order. You can pay for it on its page. Payment: ${shop.howToPay.en}.`,
  `আপনার অর্ডার আমরা পেয়েছি। অর্ডারের পাতায় পেমেন্ট করতে পারবেন। পেমেন্টের মাধ্যম: ${shop.howToPay.bn}।`,
)

// Paid
export const paymentArrived = text('Your payment has arrived', 'আপনার পেমেন্ট পেয়েছি')
export const paid = text(
  (amount: string) => `Thank you: ${amount} was paid for your order.`,
  (amount) => `ধন্যবাদ: আপনার অর্ডারের জন্য ${amount} পেয়েছি।`,
)

// Handed over
export const handedOver = text('Your order is on its way', 'আপনার অর্ডার রওনা হয়েছে')
export const handedOverText = text(
  (courier: string) => `We have handed your order over to ${courier}.`,
  (courier) => `আপনার অর্ডার ${courier}-এর হাতে দিয়েছি।`,
)
export const payOnArrival = text(
  (amount: string) => `Please have ${amount} ready for the courier.`,
  (amount) => `কুরিয়ারকে দেওয়ার জন্য ${amount} হাতে রাখুন।`,
)
export const courier = text('Courier', 'কুরিয়ার')
export const trackingNumber = text('Tracking number', 'ট্র্যাকিং নম্বর')
export const track = text('Track it', 'কোথায় আছে দেখুন')

// Delivered
export const delivered = text('Your order was delivered', 'আপনার অর্ডার ডেলিভার হয়েছে')
export const deliveredText = text(
  'Your order was delivered. Is something missing or broken? Answer this mail, and we will put it right.',
  'আপনার অর্ডার ডেলিভার হয়েছে। কিছু কম বা ভাঙা থাকলে এই মেইলের উত্তর দিন, আমরা ঠিক করে দেব।',
)
export const reviewInvitation = text(
  'Others would like to know what you think of it: you can write a review on the order’s page.',
  'পণ্যটি কেমন লাগল, অন্যরাও জানতে চান: অর্ডারের পাতায় রিভিউ লিখতে পারবেন।',
)

// Refunds
export const refundOnItsWay = text(
  (amount: string) => `Your refund of ${amount} is on its way`,
  (amount) => `আপনার ${amount} রিফান্ডের কাজ চলছে`,
)
export const refundRequested = text(
  'We have asked the bank to give the amount back to the card or account that it was paid with. That can take some days. We write again when it is done.',
  'যে কার্ড বা অ্যাকাউন্ট থেকে টাকা দেওয়া হয়েছিল, সেখানে ফেরত দিতে ব্যাংককে বলেছি। কয়েক দিন লাগতে পারে। হয়ে গেলে আবার জানাব।',
)
export const refunded = text(
  (amount: string) => `We have refunded ${amount}`,
  (amount) => `${amount} রিফান্ড করা হয়েছে`,
)
export const refundedInCash = text('The amount was given back in cash.', 'টাকা নগদে ফেরত দেওয়া হয়েছে।')
export const refundedByHand = text(
  'We have given the amount back to you. If you cannot find it, please answer this mail.',
  'টাকা আপনাকে ফেরত দেওয়া হয়েছে। খুঁজে না পেলে এই মেইলের উত্তর দিন।',
)
export const refundedToCard = text(
  'The amount was given back to the card or account that it was paid with. It can take your bank some days to show it.',
  'যে কার্ড বা অ্যাকাউন্ট থেকে টাকা দেওয়া হয়েছিল, সেখানেই ফেরত গেছে। ব্যাংকে দেখাতে কয়েক দিন লাগতে পারে।',
)

// Returns and warranty
export const product = text('Product', 'পণ্য')
export const answerTitles = {
  return: {
    accepted: text('You can return your product', 'পণ্যটি ফেরত দিতে পারেন'),
    declined: text('We cannot take your product back', 'পণ্যটি ফেরত নিতে পারছি না'),
  },
  warranty: {
    accepted: text('The warranty covers your product', 'আপনার পণ্যটি ওয়ারেন্টি পাবে'),
    declined: text('The warranty does not cover your product', 'আপনার পণ্যটি ওয়ারেন্টি পাবে না'),
  },
} as const

// Alerts
export const backInStock = text(
  (product: string) => `Back in stock: ${product}`,
  (product) => `আবার স্টকে এসেছে: ${product}`,
)
export const backInStockText = text(
  'You asked for a mail when it is back in stock. We cannot keep it for you, so it may sell out again.',
  'স্টকে এলে জানাতে বলেছিলেন। আলাদা করে রাখা যায় না, তাই আবার শেষ হয়ে যেতে পারে।',
)
export const priceDropped = text(
  (product: string) => `Price drop: ${product}`,
  (product) => `দাম কমেছে: ${product}`,
)
export const priceDroppedText = text(
  'You asked for a mail when its price drops.',
  'দাম কমলে জানাতে বলেছিলেন।',
)
export const priceBefore = text('Price when you asked', 'যখন বলেছিলেন, তখনকার দাম')
export const priceNow = text('Price now', 'এখনকার দাম')
export const seeProduct = text('See the product', 'পণ্যটি দেখুন')
export const alertReason = text(
  `You get this one mail because you asked for it at ${shop.name}.`,
  `${shop.nameInBengali}-এ জানাতে বলেছিলেন বলে এই একটি মেইল পেয়েছেন।`,
)
export const stopAlerts = text('Stop all mails that I asked for', 'যেসব মেইল চেয়েছি, সব বন্ধ করুন')
