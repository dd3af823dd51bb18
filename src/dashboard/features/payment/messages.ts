import { text } from '@/common/text'

export const payNow = text('Pay Now', 'পেমেন্ট করুন')

// Cancelling
export const cancelOrder = text('Cancel order', 'অর্ডার বাতিল করুন')
export const cancelQuestion = text('Cancel this order?', 'এই অর্ডার বাতিল করবেন?')
export const cancelDetails = text(
  (id: string, money: string) =>
    `Order ${id}, ${money}. It will not be delivered, and cannot be paid any more.`,
  (id, money) => `অর্ডার ${id}, ${money}। এটি আর ডেলিভারি হবে না, পেমেন্টও করা যাবে না।`,
)
export const confirmCancelling = text('Yes, cancel it', 'হ্যাঁ, বাতিল করুন')
export const keepOrder = text('Keep the order', 'অর্ডার রাখুন')
export const orderCancelled = text('Order cancelled', 'অর্ডার বাতিল হয়েছে')
