import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { bulkAnswer, idsOf, theOne } from '../../lib/bulk'
import { readPage } from '../../lib/listing'
import { tellTotal, windowOf } from '../../lib/paging'
import { notFound } from '../../lib/problem'
import { subjectOf } from '../users/subject'
import { deleteOrders, deliverOrders } from './desk'
import { findOrder } from './findOrder'
import { countOrders, ordersBy } from './listing'
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

const headerOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

export function orderRoutes({ db }: Services): OrderHandlers {
  return {
    placeOrder: ({ body, session, request }) =>
      placeOrder(db, session, body, headerOf(request.headers['idempotency-key'])),

    listMyOrders: async ({ query, session, request, reply }) => {
      const { userId } = await subjectOf(db, session, query.email)
      const filter = { userId }
      const window = windowOf(query)
      const total = await countOrders(db, filter)
      tellTotal(request, reply, window, total)
      const rows = await readPage<OrderRow>(db, ordersBy(filter), shownOrders, window, total)
      return rows.map(orderOf)
    },

    getOrder: async ({ params: { id }, session: { userId, role } }) => {
      const isAdmin = role === 'admin'
      const order = await findOrder(db, id, isAdmin ? undefined : userId)
      if (!order) throw notFound('Order')
      return isAdmin ? orderForAdmin(order) : orderOf(order)
    },

    listAllOrders: async ({ query, request, reply }) => {
      const window = windowOf(query)
      const total = await countOrders(db, query)
      tellTotal(request, reply, window, total)
      const listing = ordersBy(query)
      const rows = await readPage<AdminOrderRow>(db, listing, shownToAdmins, window, total)
      return rows.map(orderForAdmin)
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
