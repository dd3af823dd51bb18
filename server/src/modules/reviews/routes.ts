import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { toOffsetLimit } from '../../listing/paging'
import { findOrder, toOrder } from '../orders'
import { findTargetUser } from '../users'
import { findReviewProblem } from './rules'
import { addReview, findAwaitingReview, findReviewed } from './store'

type Services = { db: Database }

type ReviewHandlers = Pick<Handlers, 'addReview' | 'listMyReviews' | 'listPendingReviews'>

export function reviewRoutes({ db }: Services): ReviewHandlers {
  return {
    addReview: async ({ params: { id }, body: { reviewText }, session: { userId } }) => {
      const reviewed = await addReview(db, userId, id, reviewText.trim())
      if (!reviewed) throw findReviewProblem(await findOrder(db, id, userId))
      return toOrder(reviewed)
    },

    listMyReviews: async ({ params: { email }, session, reply }) => {
      const { userId } = await findTargetUser(db, session, email)
      const { rows, total } = await findReviewed(db, userId, toOffsetLimit({}))
      reply.header('x-total-count', total)
      return rows.map(toOrder)
    },

    listPendingReviews: async ({ params: { email }, session }) => {
      const { userId } = await findTargetUser(db, session, email)
      const { rows, total } = await findAwaitingReview(db, userId, toOffsetLimit({}))
      return { result: rows.map(toOrder), total }
    },
  }
}
