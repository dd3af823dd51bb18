import type { Order } from '@/api'

type ReviewableOrder = Pick<Order, 'status' | 'customerReview' | 'email'>

/** The user who ordered it can review a delivered order once. */
export function canReview(
  { status, customerReview, email }: ReviewableOrder,
  userEmail: string | undefined,
) {
  return (
    status === 'Delivered' && !customerReview && email.toLowerCase() === userEmail?.toLowerCase()
  )
}
