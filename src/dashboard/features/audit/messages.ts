import { formatBengaliNumber } from '@/common/bengali'
import { type Text, text } from '@/common/text'

// Table
export const actionsLabel = text('actions', 'কার্যক্রম')
export const searchLabel = text('Search by item, ID or admin', 'বিষয়, ID বা অ্যাডমিন দিয়ে খুঁজুন')
export const when = text('When', 'সময়')
export const action = text('Action', 'কাজ')
export const item = text('Item', 'বিষয়')
export const changes = text('Changes', 'পরিবর্তন')
export const admin = text('Admin', 'অ্যাডমিন')
export const canBeFiltered = text(
  'Can be filtered; entries are sorted by time only.',
  'ফিল্টার করা যায়; সাজানো যায় শুধু সময় অনুযায়ী।',
)
export const filterByRecord = text(
  'Filter by record; entries are sorted by time only.',
  'রেকর্ড দিয়ে ফিল্টার করুন; সাজানো যায় শুধু সময় অনুযায়ী।',
)
export const cannotBeSorted = text('Cannot be sorted or filtered.', 'সাজানো বা ফিল্টার করা যায় না।')
export const adminEmail = text('Admin e-mail starts with', 'অ্যাডমিনের ইমেইলের শুরু')
export const record = text('Record', 'রেকর্ড')
export const subjectKinds: Readonly<Record<string, Text>> = {
  BulkEdit: text('Edit of many', 'অনেক পণ্যের সম্পাদনা'),
  Cart: text('Cart', 'কার্ট'),
  Order: text('Order', 'অর্ডার'),
  Payment: text('Payment', 'পেমেন্ট'),
  Product: text('Product', 'পণ্য'),
  User: text('User', 'ব্যবহারকারী'),
  View: text('View', 'ভিউ'),
}
export const from = text('From', 'যে দিন থেকে')
export const until = text('Until', 'যে দিন পর্যন্ত')

// Changes
export const history = text('History', 'আগের সব কাজ')
export const noChanges = text('No changes.', 'কোনো পরিবর্তন নেই।')
export const field = text('Field', 'তথ্য')
export const before = text('Before', 'আগে')
export const after = text('After', 'পরে')
export const removed = text(
  (name: string) => `${name} removed`,
  (name) => `${name} বাদ দেওয়া হয়েছে`,
)

// Changed values
export const yes = text('Yes', 'হ্যাঁ')
export const no = text('No', 'না')
export const plainNumber = text((value: number) => String(value), formatBengaliNumber)
export const fieldNames: Readonly<Record<string, Text>> = {
  amount: text('Amount', 'টাকা'),
  answer: text('Answer', 'উত্তর'),
  attributes: text('Specification', 'স্পেসিফিকেশন'),
  author: text('Author', 'গ্রাহক'),
  category: text('Category', 'ক্যাটাগরি'),
  courier: text('Courier', 'কুরিয়ার'),
  currency: text('Currency', 'মুদ্রা'),
  customerReview: text('Customer review', 'গ্রাহকের রিভিউ'),
  description: text('Description', 'বিবরণ'),
  discountFromPrice: text('Discount price, from the price', 'ছাড়ের দাম, দাম থেকে'),
  discountPrice: text('Discount price', 'ছাড়ের দাম'),
  email: text('Email', 'ইমেইল'),
  family: text('Family', 'পণ্যের সিরিজ'),
  hiddenColumns: text('Hidden columns', 'লুকানো কলাম'),
  images: text('Images', 'ছবি'),
  inStock: text('In stock', 'স্টকে আছে'),
  isShared: text('Shared', 'শেয়ার করা'),
  keyFeatures: text('Key features', 'মূল বৈশিষ্ট্য'),
  name: text('Name', 'নাম'),
  note: text('Note', 'নোট'),
  order: text('Order', 'অর্ডার'),
  packedAt: text('Packed', 'প্যাক হয়েছে'),
  payment: text('Payment', 'পরিশোধিত'),
  price: text('Price', 'দাম'),
  productName: text('Product name', 'পণ্যের নাম'),
  product: text('Product', 'পণ্য'),
  products: text('Products', 'পণ্য'),
  quantity: text('Quantity', 'পরিমাণ'),
  query: text('Search and filters', 'খোঁজ ও ফিল্টার'),
  reason: text('Reason', 'কারণ'),
  refundReference: text('Refund reference', 'রিফান্ডের রেফারেন্স'),
  requestKind: text('Request', 'অনুরোধ'),
  requestState: text('Decision', 'সিদ্ধান্ত'),
  rounding: text('Rounding', 'পূর্ণ করা'),
  role: text('Role', 'ভূমিকা'),
  skipped: text('Left as they are', 'বদলায়নি'),
  status: text('Status', 'অবস্থা'),
  totalAmount: text('Total amount', 'সর্বমোট'),
  trackingNumber: text('Tracking number', 'ট্র্যাকিং নম্বর'),
  transactionId: text('Transaction ID', 'ট্রানজেকশন ID'),
}
