import { sql } from 'kysely'
import { text } from '../../../../common/text'
import { warrantyMonths } from '../../../../shop/returns'
import { shop } from '../../../../shop/shop.config'
import type { components } from '../../contract/generated/types'
import type { Session } from '../../contract/types'
import type { ReturnKind } from '../../db/generated/schema'
import type { Database } from '../../db/pool'
import { type Transaction, transaction } from '../../db/transaction'
import { conflict, notFound } from '../../http/problem'
import { requireUploads } from '../images'
import { ownReturnSelection, type ReturnRequest, type ReturnRow, returnSelection } from './request'
import {
  findKinds,
  findReturnProblem,
  type ReturnableItem,
  type ReturnableOrder,
  tooLateToWithdraw,
} from './rules'

type OrderReturns = components['schemas']['OrderReturns']

const day = 'YYYY-MM-DD'
const deliveryDay = sql`shop_day(o.delivered_at)`
const returnableColumns = sql`
  o.status = 'Delivered' as "isDelivered", o.deleted_at is not null as "isDeleted",
  to_char(${deliveryDay} + ${shop.returnDays}::integer, ${day}) as "returnUntil",
  to_char(${deliveryDay} + make_interval(months => ${warrantyMonths}), ${day}) as "warrantyUntil",
  to_char(shop_day(now()), ${day}) as today`

/** Whether its quantity cannot be requested again: what was repaired can fail again, what was returned is gone. */
const isCounted = sql<boolean>`(r.state in ('open', 'accepted') or r.state = 'done' and r.kind = 'return')`

async function findItems(db: Database, orderId: string): Promise<ReturnableItem[]> {
  const { rows } = await sql<ReturnableItem>`
    select i.product_id as "gadgetId", (i.quantity - coalesce(sum(r.quantity) filter (where ${isCounted}), 0))::integer as "quantityLeft",
      coalesce(bool_or(r.state = 'open'), false) as "hasOpen", count(r.id)::integer as requests
    from order_items i left join return_requests r on r.order_id = i.order_id and r.product_id = i.product_id
    where i.order_id = ${orderId} group by i.order_id, i.position, i.product_id, i.quantity order by i.position`.execute(
    db,
  )
  return rows
}

/** Undefined if the caller may not see the order. */
export async function findOrderReturns(
  db: Database,
  orderId: string,
  { userId, role }: Session,
): Promise<OrderReturns | undefined> {
  const isVisible = role === 'admin' ? sql`true` : sql`o.user_id = ${userId}`
  const { rows } = await sql<ReturnableOrder>`
    select ${returnableColumns} from orders o where o.id = ${orderId} and ${isVisible}`.execute(db)
  const [order] = rows
  if (!order) return undefined
  const { columns, from, read } = role === 'admin' ? returnSelection : ownReturnSelection
  const [requests, items] = await Promise.all([
    sql<ReturnRow & { answered_by: string | null }>`
      select ${columns} from ${from} where r.order_id = ${orderId} order by r.requested_at desc, r.id desc`.execute(
      db,
    ),
    findItems(db, orderId),
  ])
  const { returnUntil, warrantyUntil } = order
  return {
    requests: requests.rows.map(read),
    items:
      returnUntil === null || warrantyUntil === null
        ? []
        : items.map((item) => ({
            gadgetId: item.gadgetId,
            quantityLeft: Math.max(0, item.quantityLeft),
            kinds: findKinds(order, item),
            returnUntil,
            warrantyUntil,
          })),
  }
}

export type ReturnInput = {
  gadgetId: string
  kind: ReturnKind
  reason: string
  details: string
  quantity: number
  photos: readonly string[]
}

async function findOwn(trx: Transaction, id: string): Promise<ReturnRow | undefined> {
  const { columns, from } = ownReturnSelection
  const { rows } = await sql<ReturnRow>`select ${columns} from ${from} where r.id = ${id}`.execute(
    trx,
  )
  return rows[0]
}

const isSame = (row: ReturnRow, orderId: string, input: ReturnInput) =>
  row.order_id === orderId &&
  row.product_id === input.gadgetId &&
  row.kind === input.kind &&
  row.reason === input.reason &&
  row.details === input.details &&
  row.quantity === input.quantity &&
  row.photos.join(' ') === input.photos.join(' ')

/** Locks the order, so that of two requests the second sees the first; and the user, who is not deleted meanwhile. */
async function lockReturnable(trx: Transaction, userId: string, orderId: string) {
  const { rows: users } = await sql`
    select from users where id = ${userId} and deleted_at is null for share`.execute(trx)
  if (users.length === 0) return undefined
  const { rows } = await sql<ReturnableOrder>`
    select ${returnableColumns} from orders o where o.id = ${orderId} and o.user_id = ${userId} for no key update`.execute(
    trx,
  )
  return rows[0]
}

/** The same call twice makes one request. */
export function requestReturn(
  db: Database,
  { userId }: Session,
  orderId: string,
  id: string,
  input: ReturnInput,
): Promise<ReturnRequest> {
  return transaction(db, async (trx) => {
    const order = await lockReturnable(trx, userId, orderId)
    if (!order) throw notFound('Order')
    const before = await findOwn(trx, id)
    if (before) {
      if (isSame(before, orderId, input)) return ownReturnSelection.read(before)
      throw conflict(
        'request_exists',
        text('There is another request with this ID.', 'এই ID-র আরেকটি অনুরোধ আছে।'),
      )
    }
    const item = (await findItems(trx, orderId)).find(({ gadgetId }) => gadgetId === input.gadgetId)
    const problem = findReturnProblem(order, item, input)
    if (problem) throw problem
    await requireUploads(trx, 'photos', input.photos, userId)
    const { gadgetId, kind, reason, details, quantity, photos } = input
    await sql`
      insert into return_requests (id, order_id, product_id, kind, reason, details, quantity, photos)
      values (${id}, ${orderId}, ${gadgetId}, ${kind}, ${reason}, ${details}, ${quantity}, ${photos}::text[])
      on conflict do nothing`.execute(trx)
    const saved = await findOwn(trx, id)
    // Another user took the ID at the same moment.
    if (!saved || !isSame(saved, orderId, input)) throw notFound('Order')
    return ownReturnSelection.read(saved)
  })
}

/** Withdraws the caller's own request while it is open; one that is withdrawn already stays as it is. */
export function withdrawReturn(db: Database, userId: string, id: string): Promise<ReturnRequest> {
  return transaction(db, async (trx) => {
    await sql`
      update return_requests r set state = 'withdrawn', closed_at = now()
      from orders o where r.id = ${id} and r.state = 'open' and o.id = r.order_id and o.user_id = ${userId}`.execute(
      trx,
    )
    const { columns, from, read } = ownReturnSelection
    const { rows } = await sql<ReturnRow>`
      select ${columns} from ${from} where r.id = ${id} and o.user_id = ${userId}`.execute(trx)
    const [request] = rows
    if (!request) throw notFound('Request')
    if (request.state !== 'withdrawn') throw tooLateToWithdraw()
    return read(request)
  })
}
