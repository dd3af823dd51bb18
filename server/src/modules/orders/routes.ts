import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { headerOf } from '../../http/firstHeaderValue'
import { notFound } from '../../http/problem'
import { bulkAnswer, idsOf, theOne } from '../../listing/bulk'
import { answerPage } from '../../listing/sendPage'
import { subjectOf } from '../users/subject'
import { deleteOrders, deliverOrders } from './adminCommands'
import { findOrder } from './findOrder'
import { ordersBy } from './listing'
import {
  type AdminOrderRow,
  type OrderRow,
  orderForAdmin,
  orderOf,
  shownOrders,
  shownToAdmins,
} from './order'
import { placeOrder } from './placeOrder'

type Services = { db: Database }

type OrderHandlers = Pick<
  Handlers,
  | 'placeOrder'
  | 'listMyOrders'
  | 'getOrder'
  | 'listAllOrders'
  | 'deleteOrder'
  | 'deliverOrder'
  | 'deleteOrders'
  | 'deliverOrders'
>

export function orderRoutes({ db }: Services): OrderHandlers {
  return {
    placeOrder: ({ body, session, request }) =>
      placeOrder(db, session, body, headerOf(request.headers['idempotency-key'])),

    listMyOrders: async (call) => {
      const { userId } = await subjectOf(db, call.session, call.query.email)
      const orders = await answerPage<OrderRow>(db, call, ordersBy({ userId }), shownOrders)
      return orders.map(orderOf)
    },

    getOrder: async ({ params: { id }, session: { userId, role } }) => {
      const isAdmin = role === 'admin'
      const order = await findOrder(db, id, isAdmin ? undefined : userId)
      if (!order) throw notFound('Order')
      return isAdmin ? orderForAdmin(order) : orderOf(order)
    },

    listAllOrders: async (call) => {
      const listing = ordersBy(call.query)
      const orders = await answerPage<AdminOrderRow>(db, call, listing, shownToAdmins)
      return orders.map(orderForAdmin)
    },

    deleteOrder: async ({ params: { id }, session }) => {
      theOne(await deleteOrders(db, session, idsOf([id])))
      return { deletedCount: 1 }
    },

    deliverOrder: async ({ params: { id }, session }) => {
      const { payment } = theOne(await deliverOrders(db, session, idsOf([id])))
      return { modifiedCount: 1, unpaid: !payment }
    },

    deleteOrders: async ({ body: { ids }, session }) =>
      bulkAnswer(await deleteOrders(db, session, idsOf(ids))),

    deliverOrders: async ({ body: { ids }, session }) => {
      const outcome = await deliverOrders(db, session, idsOf(ids))
      const unpaid = outcome.done.filter(({ payment }) => !payment).map(({ id }) => id)
      return { ...bulkAnswer(outcome), unpaid }
    },
  }
}
