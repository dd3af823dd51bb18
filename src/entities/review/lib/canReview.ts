import type { Order } from '../../../api'

type Facts = Pick<Order, 'status' | 'customerReview' | 'email'>

/** A delivered order without a review takes one, from whoever ordered it. */
export function canReview({ status, customerReview, email }: Facts, reader: string | undefined) {
  return status === 'Delivered' && !customerReview && email.toLowerCase() === reader?.toLowerCase()
}
