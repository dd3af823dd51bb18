import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { notFound } from '../../http/problem'
import { toOffsetLimit } from '../../listing/paging'
import { findOrder, toOrder, toOrderOf } from '../orders'
import { findTargetUser } from '../users'
import { findReviewProblem } from './rules'
import {
  addReview,
  findAwaitingReview,
  findProductReviews,
  findReviewed,
  setReviewHidden,
} from './store'

type Services = { db: Database }

type ReviewHandlers = Pick<
  Handlers,
  'addReview' | 'listMyReviews' | 'listPendingReviews' | 'listProductReviews' | 'setReviewHidden'
>

export function reviewRoutes({ db }: Services): ReviewHandlers {
  return {
    addReview: async ({ params: { id }, body, session: { userId } }) => {
      const { reviewText, stars, photos = [] } = body
      const reviewed = await addReview(db, userId, id, { text: reviewText.trim(), stars, photos })
      if (!reviewed) throw findReviewProblem(await findOrder(db, id, { userId, role: 'user' }))
      return toOrder(reviewed)
    },

    listProductReviews: ({ params: { id }, query: { limit = 3, page = 1, stars } }) =>
      findProductReviews(db, id, { limit, offset: (page - 1) * limit }, stars),

    setReviewHidden: async ({ params: { id }, body: { isHidden }, session }) => {
      const isFound = await setReviewHidden(db, session, id, isHidden)
      const order = isFound && (await findOrder(db, id, session))
      if (!order) throw notFound('Review')
      return toOrderOf(order)
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
