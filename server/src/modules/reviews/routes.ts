import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { windowOf } from '../../listing/paging'
import { findOrder } from '../orders/findOrder'
import { orderOf } from '../orders/order'
import { subjectOf } from '../users/subject'
import { refusalOf } from './rules'
import { addReview, findAwaitingReview, findReviewed } from './store'

type Services = { db: Database }

type ReviewHandlers = Pick<Handlers, 'addReview' | 'listMyReviews' | 'listPendingReviews'>

export function reviewRoutes({ db }: Services): ReviewHandlers {
  return {
    addReview: async ({ params: { id }, body: { reviewText }, session: { userId } }) => {
      const reviewed = await addReview(db, userId, id, reviewText.trim())
      if (!reviewed) throw refusalOf(await findOrder(db, id, userId))
      return orderOf(reviewed)
    },

    listMyReviews: async ({ params: { email }, session, reply }) => {
      const { userId } = await subjectOf(db, session, email)
      const { rows, total } = await findReviewed(db, userId, windowOf({}))
      reply.header('x-total-count', total)
      return rows.map(orderOf)
    },

    listPendingReviews: async ({ params: { email }, session }) => {
      const { userId } = await subjectOf(db, session, email)
      const { rows, total } = await findAwaitingReview(db, userId, windowOf({}))
      return { result: rows.map(orderOf), total }
    },
  }
}
