import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'

export const moreFrom = text(
  (category: string) => `More from ${category}`,
  (category) => `আরও ${category}`,
)
export const moreFromFailed = text(
  (category: string) => `More from ${category} could not be loaded.`,
  (category) => `আরও ${category} লোড করা যায়নি।`,
)

// Product page
export const loadingProduct = text('Loading the product', 'পণ্য লোড হচ্ছে')
export const percentOff = text(
  (percent: number) => `${percent}% off`,
  (percent) => `${formatBengaliNumber(percent)}% ছাড়`,
)
export const youSave = text(
  (amount: string) => `You save ${amount}`,
  (amount) => `আপনার সাশ্রয় ${amount}`,
)
export const keyFeatures = text('Key features', 'মূল বৈশিষ্ট্য')
export const description = text('Description', 'বিবরণ')
export const outOfStock = text('Out of Stock', 'স্টকে নেই')
export const delivery = text('Delivery', 'ডেলিভারি')
export const insideDhaka = text('Inside Dhaka', 'ঢাকার ভেতরে')
export const outsideDhaka = text('Outside Dhaka', 'ঢাকার বাইরে')
export const taka = text(
  (amount: number) => `${amount} taka`,
  (amount) => `${formatBengaliNumber(amount)} টাকা`,
)
export const warrantyAndReturns = text('Warranty and returns', 'ওয়ারেন্টি ও ফেরত')
export const authentic = text(
  'Authentic products from trusted importers',
  'বিশ্বস্ত আমদানিকারকের আসল পণ্য',
)
export const waysToPay = text('Ways to pay', 'পেমেন্টের উপায়')

// Pictures of a product
export const pictures = text('Pictures', 'ছবি')
export const choosePicture = text('Choose a picture', 'ছবি বেছে নিন')
export const pictureNumber = text(
  (number: number, count: number) => `Picture ${number} of ${count}`,
  (number, count) =>
    `${formatBengaliNumber(count)}টির মধ্যে ${formatBengaliNumber(number)} নম্বর ছবি`,
)
export const pictureOf = text(
  (name: string, number: number, count: number) => `${name}, picture ${number} of ${count}`,
  (name, number, count) =>
    `${name}, ${formatBengaliNumber(count)}টির মধ্যে ${formatBengaliNumber(number)} নম্বর ছবি`,
)
export const zoomIn = text('Zoom in', 'ছবি বড় করে দেখুন')
