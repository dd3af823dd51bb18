import { conflict, notFound, type Problem } from '../../http/problem'
import type { OrderRow } from '../orders'

/** Returns why the order cannot be reviewed. */
export function findReviewProblem(
  order: Pick<OrderRow, 'status' | 'deleted_at'> | undefined,
): Problem {
  if (!order || order.deleted_at) return notFound('Order')
  return order.status === 'Delivered'
    ? conflict('already_reviewed', 'You have already reviewed this order.')
    : conflict('not_delivered', 'An order can be reviewed once it is delivered.')
}
