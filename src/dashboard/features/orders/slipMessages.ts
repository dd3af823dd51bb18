import { formatTaka } from '@/common/formatTaka'
import { text } from '@/common/text'

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
