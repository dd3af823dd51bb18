import { text } from '../../../../common/text'

export const productId = text('Product ID', 'পণ্যের ID')
export const name = text('Name', 'নাম')
export const email = text('E-mail', 'ইমেইল')
export const orderId = text('Order ID', 'অর্ডার ID')
export const orderNumber = text('Order number', 'অর্ডার নম্বর')
export const transactionId = text('Transaction ID', 'ট্রানজেকশন ID')

// Orders
export const placed = text('Placed', 'অর্ডারের সময়')
export const contactEmail = text('Contact e-mail', 'যোগাযোগের ইমেইল')
export const mobile = text('Mobile', 'মোবাইল')
export const district = text('District', 'জেলা')
export const address = text('Address', 'ঠিকানা')
export const additionalInfo = text('Additional info', 'অতিরিক্ত তথ্য')
export const items = text('Items', 'পণ্যগুলো')
export const itemsTotal = text('Items total', 'পণ্যের মোট দাম')
export const totalAmount = text('Total amount', 'সর্বমোট')
export const status = text('Status', 'অবস্থা')
export const packed = text('Packed', 'প্যাকের সময়')
export const handedOver = text('Handed over', 'কুরিয়ারকে দেওয়ার সময়')
export const courier = text('Courier', 'কুরিয়ার')
export const trackingNumber = text('Tracking number', 'ট্র্যাকিং নম্বর')
export const delivered = text('Delivered', 'ডেলিভারির সময়')
export const paid = text('Paid', 'পরিশোধিত')
export const paidOn = text('Paid on', 'পরিশোধের সময়')
export const deliverBy = text('Deliver by', 'ডেলিভারির শেষ তারিখ')
export const riskFlag = text('Risk flag', 'ঝুঁকিপূর্ণ')
export const refundDue = text('Refund due', 'রিফান্ড বাকি')
export const review = text('Review', 'রিভিউ')
export const stars = text('Stars', 'স্টার')

// Users
export const userId = text('User ID', 'ব্যবহারকারীর ID')
export const role = text('Role', 'ভূমিকা')
export const registered = text('Registered', 'খোলার তারিখ')
export const lastLogin = text('Last login', 'সর্বশেষ লগ ইন')

// Refunds
export const paymentId = text('Payment ID', 'পেমেন্ট ID')
export const amount = text('Amount', 'টাকা')
export const currency = text('Currency', 'মুদ্রা')
export const kind = text('Kind', 'পেমেন্টের ধরন')
export const kinds = { gateway: text('gateway', 'অনলাইন'), cash: text('cash', 'ক্যাশ') } as const
export const reason = text('Reason', 'কারণ')
export const captured = text('Captured', 'গৃহীত')
export const refundBy = text('Refund by', 'রিফান্ডের শেষ তারিখ')
export const state = text('State', 'রিফান্ডের অবস্থা')
export const states = {
  refunded: text('refunded', 'রিফান্ড হয়েছে'),
  accepted: text('accepted', 'রাখা হয়েছে'),
  requested: text('requested', 'পাঠানো হচ্ছে'),
  due: text('due', 'দিতে হবে'),
  failed: text('failed', 'ব্যর্থ'),
} as const
export const refundRequested = text('Refund requested', 'রিফান্ড শুরুর সময়')
export const refundFailure = text('Refund failure', 'রিফান্ড ব্যর্থ হওয়ার কারণ')
export const refunded = text('Refunded', 'রিফান্ডের সময়')
export const refundReference = text('Refund reference', 'রিফান্ডের রেফারেন্স')
export const accepted = text('Accepted', 'রেখে দেওয়ার সময়')

// Returns
export const requestId = text('Request ID', 'অনুরোধের ID')
export const requestKind = text('Request', 'অনুরোধ')
export const details = text('Details', 'বিস্তারিত')
export const photos = text('Photos', 'ছবি')
export const requestState = text('State', 'অবস্থা')
export const requested = text('Requested', 'অনুরোধের সময়')
export const answered = text('Answered', 'উত্তরের সময়')
export const answeredBy = text('Answered by', 'উত্তরদাতা')
export const answer = text('Answer', 'উত্তর')
export const closed = text('Closed', 'শেষ হওয়ার সময়')

// Carts
export const cartItemId = text('Cart item ID', 'কার্টের পণ্যের ID')
export const customer = text('Customer', 'গ্রাহক')
export const price = text('Price', 'দাম')
export const quantity = text('Quantity', 'পরিমাণ')
export const added = text('Added', 'যোগ করার সময়')
export const inStock = text('In stock', 'স্টকে আছে')

// Audit log
export const entryId = text('Entry ID', 'রেকর্ডের ID')
export const when = text('When', 'সময়')
export const admin = text('Admin', 'অ্যাডমিন')
export const action = text('Action', 'কাজ')
export const item = text('Item', 'বিষয়')
export const record = text('Record', 'রেকর্ড')
export const before = text('Before', 'আগে')
export const after = text('After', 'পরে')
