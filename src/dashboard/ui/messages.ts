import type { PaymentIssue } from '@/api'
import { formatBengaliNumber } from '@/common/bengali'
import { type Text, text } from '@/common/text'
import { pluralize } from '@/shared/lib/pluralize'

export const dashboard = text('Dashboard', 'ড্যাশবোর্ড')
export const close = text('Close', 'বন্ধ করুন')
export const cancel = text('Cancel', 'বাতিল')
export const undo = text('Undo', 'ফিরিয়ে আনুন')
export const tryAgain = text('Try again', 'আবার চেষ্টা করুন')

// Leaving a form
export const leaveQuestion = text('Leave without saving?', 'সেভ না করেই বেরিয়ে যাবেন?')
export const changesLost = text('Your changes will be lost.', 'আপনার পরিবর্তনগুলো হারিয়ে যাবে।')
export const leave = text('Leave', 'বেরিয়ে যান')
export const stay = text('Stay', 'এখানেই থাকুন')

// Orders
export const payment = text('Payment', 'পেমেন্ট')
export const paid = text('Paid', 'পরিশোধিত')
export const paymentPending = text('Pending', 'বাকি')
export const notPaid = text('Not paid', 'পরিশোধ হয়নি')
export const refunded = text('Refunded', 'রিফান্ড হয়েছে')
export const delivered = text('Delivered', 'ডেলিভার হয়েছে')
export const deliveryPending = text('Pending for delivery', 'ডেলিভারির অপেক্ষায়')
export const cancelled = text('Cancelled', 'বাতিল হয়েছে')
export const itemCount = text(
  (count: number) => pluralize(count, 'item'),
  (count) => `${formatBengaliNumber(count)}টি পণ্য`,
)
export const plusDelivery = text(
  (charge: string) => `+ ${charge} delivery`,
  (charge) => `+ ডেলিভারি ${charge}`,
)

// Edits of many products
export const undoChange = text('Undo this change', 'এই পরিবর্তন ফিরিয়ে আনুন')
export const productsRestored = text(
  (count: number) => `${pluralize(count, 'product has', 'products have')} the old values again.`,
  (count) => `${formatBengaliNumber(count)}টি পণ্য আগের অবস্থায় ফিরেছে।`,
)
export const leftAsTheyAre = text(
  (names: readonly string[], count: number) =>
    `Edited or deleted meanwhile, and left as ${count === 1 ? 'it is' : 'they are'}: ${names.join(', ')}${
      count > names.length ? ` and ${count - names.length} more` : ''
    }.`,
  (names, count) =>
    `এর মধ্যে সম্পাদনা করা বা মুছে ফেলা হয়েছে, তাই বদলায়নি: ${names.join(', ')}${
      count > names.length ? ` এবং আরও ${formatBengaliNumber(count - names.length)}টি` : ''
    }।`,
)

// Why a payment is not as it should be
export const paymentReasons: Readonly<Record<PaymentIssue['reason'], Text>> = {
  orderDeleted: text('Order deleted', 'অর্ডার মোছা হয়েছে'),
  duplicate: text('Paid twice', 'দুবার পেমেন্ট'),
  wrongAmount: text('Wrong amount', 'ভুল অঙ্কের টাকা'),
  wrongCurrency: text('Wrong currency', 'ভুল মুদ্রা'),
  reusedValidation: text('Validation ID reused', 'ভ্যালিডেশন ID আগে ব্যবহৃত'),
  risky: text('Risky payment', 'ঝুঁকিপূর্ণ পেমেন্ট'),
}
