import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'
import { pluralize } from '@/shared/lib/pluralize'

export const dashboard = text('Dashboard', 'ড্যাশবোর্ড')
export const close = text('Close', 'বন্ধ করুন')
export const cancel = text('Cancel', 'বাতিল')
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
