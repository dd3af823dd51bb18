import { text } from '@/common/text'

export const goTo = text('Go to…', 'যেখানে যেতে চান…')
export const placeholder = text(
  'Order ID, phone, customer, product or page',
  'অর্ডার ID, ফোন, গ্রাহক, পণ্য বা পাতা',
)
export const pages = text('Pages', 'পাতা')
export const views = text('Views', 'ভিউ')
export const orders = text('Orders', 'অর্ডার')
export const customers = text('Customers', 'গ্রাহক')
export const products = text('Products', 'পণ্য')
export const nothingFound = text('Nothing found.', 'কিছু পাওয়া যায়নি।')
export const searching = text('Searching…', 'খোঁজা হচ্ছে…')
export const searchFailed = text(
  'Not everything could be searched. Please try again.',
  'সবকিছু খোঁজা যায়নি। আবার চেষ্টা করুন।',
)
