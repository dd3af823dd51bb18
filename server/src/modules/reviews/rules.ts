import { text } from '../../../../common/text'
import { conflict, notFound, type Problem } from '../../http/problem'
import type { OrderRow } from '../orders'

/** Returns why the order cannot be reviewed. */
export function findReviewProblem(
  order: Pick<OrderRow, 'status' | 'deleted_at'> | undefined,
): Problem {
  if (!order || order.deleted_at) return notFound('Order')
  return order.status === 'Delivered'
    ? conflict(
        'already_reviewed',
        text('You have already reviewed this order.', 'এই অর্ডারের রিভিউ আপনি আগেই দিয়েছেন।'),
      )
    : conflict(
        'not_delivered',
        text('An order can be reviewed once it is delivered.', 'অর্ডার হাতে পাওয়ার পর রিভিউ দেওয়া যায়।'),
      )
}
