import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { notFound } from '../../http/problem'
import { normalizeIds, singleOutcome, toBulkResponse } from '../../listing/bulk'
import { sendPage } from '../../listing/sendPage'
import { findTargetUser } from '../users'
import { deleteOrders, deliverOrders } from './adminCommands'
import { orderListing } from './listing'
import { adminOrderSelection, orderSelection, toOrderOf } from './order'
import { placeOrder } from './placeOrder'
import { handOverOrder, packOrders, undoHandOver, undoPacking } from './steps'
import { findOrder } from './store'

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
  | 'packOrder'
  | 'packOrders'
  | 'undoPacking'
  | 'handOverOrder'
  | 'undoHandOver'
>

const inOneLine = (value: string) => value.trim().replace(/\s+/g, ' ')

export function orderRoutes({ db }: Services): OrderHandlers {
  return {
    placeOrder: ({ body, session, request }) =>
      placeOrder(db, session, body, request.headers['idempotency-key']?.toString()),

    listMyOrders: async (call) => {
      const { userId } = await findTargetUser(db, call.session, call.query.email)
      const listing = orderListing({ userId, isDeleted: call.query.cancelled })
      return sendPage(db, call, listing, orderSelection)
    },

    getOrder: async ({ params: { id }, session }) => {
      const order = await findOrder(db, id, session)
      if (!order) throw notFound('Order')
      return {
        ...toOrderOf(order),
        refunds: order.refunds ?? undefined,
        refundsUnderWay: order.refunds_under_way ?? undefined,
        refundPending: order.refund_pending || undefined,
      }
    },

    listAllOrders: (call) => sendPage(db, call, orderListing(call.query), adminOrderSelection),

    deleteOrder: async ({ params: { id }, session }) => {
      singleOutcome(await deleteOrders(db, session, normalizeIds([id])))
      return { deletedCount: 1 }
    },

    deliverOrder: async ({ params: { id }, session }) => {
      const { payment } = singleOutcome(await deliverOrders(db, session, normalizeIds([id])))
      return { modifiedCount: 1, unpaid: !payment }
    },

    deleteOrders: async ({ body: { ids }, session }) =>
      toBulkResponse(await deleteOrders(db, session, normalizeIds(ids))),

    deliverOrders: async ({ body: { ids }, session }) => {
      const outcome = await deliverOrders(db, session, normalizeIds(ids))
      const unpaid = outcome.done.filter(({ payment }) => !payment).map(({ id }) => id)
      return { ...toBulkResponse(outcome), unpaid }
    },

    packOrder: async ({ params: { id }, session }) => {
      const { isNew } = singleOutcome(await packOrders(db, session, normalizeIds([id])))
      return { modifiedCount: isNew ? 1 : 0 }
    },

    packOrders: async ({ body: { ids }, session }) =>
      toBulkResponse(await packOrders(db, session, normalizeIds(ids))),

    undoPacking: async ({ params: { id }, session }) => ({
      modifiedCount: await undoPacking(db, session, id.toLowerCase()),
    }),

    handOverOrder: async ({ params: { id }, body: { courier, trackingNumber }, session }) => ({
      modifiedCount: await handOverOrder(db, session, id.toLowerCase(), {
        courier: inOneLine(courier),
        trackingNumber: inOneLine(trackingNumber ?? '') || null,
      }),
    }),

    undoHandOver: async ({ params: { id }, session }) => ({
      modifiedCount: await undoHandOver(db, session, id.toLowerCase()),
    }),
  }
}
