import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { transaction } from '../../db/transaction'
import { tellTotal, windowOf } from '../../lib/paging'
import { conflict, notFound } from '../../lib/problem'
import { recordAction } from '../users/audit'
import { subjectOf } from '../users/subject'
import { findOrder } from './findOrder'
import { orderOf } from './order'
import { placeOrder } from './placeOrder'
import { countOrders, deleteOrder, deliverOrder, findOrders } from './store'

type Services = { db: Database }

type OrderHandlers = Pick<
  Handlers,
  'placeOrder' | 'listMyOrders' | 'getOrder' | 'listAllOrders' | 'deleteOrder' | 'deliverOrder'
>

const headerOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

export function orderRoutes({ db }: Services): OrderHandlers {
  return {
    placeOrder: ({ body, session, request }) =>
      placeOrder(db, session, body, headerOf(request.headers['idempotency-key'])),

    listMyOrders: async ({ query, session, request, reply }) => {
      const { userId } = await subjectOf(db, session, query.email)
      const filter = { userId, sort: 'orderPlaced', order: 'desc' } as const
      const window = windowOf(query)
      const total = await countOrders(db, filter)
      tellTotal(request, reply, window, total)
      return (await findOrders(db, filter, window, total)).map(orderOf)
    },

    getOrder: async ({ params: { id }, session: { userId, role } }) => {
      const order = await findOrder(db, id, role === 'admin' ? undefined : userId)
      if (!order) throw notFound('Order')
      return orderOf(order)
    },

    listAllOrders: async ({ query, request, reply }) => {
      const { search, status, payment, sort = 'orderPlaced', order = 'desc' } = query
      const filter = { search, status, payment, sort, order }
      const window = windowOf(query)
      const total = await countOrders(db, filter)
      tellTotal(request, reply, window, total)
      return (await findOrders(db, filter, window, total)).map(orderOf)
    },

    deleteOrder: async ({ params: { id }, session }) => {
      const isDeleted = await transaction(db, async (trx) => {
        if (!(await deleteOrder(trx, id))) return false
        const entry = { action: 'deleteOrder', subject: `Order/${id}`, details: {} }
        await recordAction(trx, session, entry)
        return true
      })
      if (!isDeleted) throw notFound('Order')
      return { deletedCount: 1 }
    },

    deliverOrder: async ({ params: { id }, session }) => {
      const delivered = await transaction(db, async (trx) => {
        const order = await deliverOrder(trx, id)
        if (!order) return undefined
        const details = { before: { status: 'Pending' }, after: { status: 'Delivered' } }
        await recordAction(trx, session, {
          action: 'deliverOrder',
          subject: `Order/${id}`,
          details,
        })
        return order
      })
      if (delivered) return { modifiedCount: 1, unpaid: !delivered.payment }
      if (!(await findOrder(db, id, undefined))) throw notFound('Order')
      throw conflict('already_delivered', 'This order is already delivered.')
    },
  }
}
