import { type Selectable, sql } from 'kysely'
import { formatOrderNumber } from '../../../../common/orderNumber'
import type { components } from '../../contract/generated/types'
import type { ReturnRequests } from '../../db/generated/schema'
import { fromPaisa, toPaisa } from '../../db/money'

export type ReturnRequest = components['schemas']['ReturnRequest']

export type ReturnRow = Omit<Selectable<ReturnRequests>, 'product_id' | 'answered_by'> & {
  product_id: string
  order_number: number | null
  customer: string
  email: string
  is_deleted: boolean
  name: string
  price: string
  ordered: number
  image: string
}

type AdminReturnRow = ReturnRow & { answered_by: string | null }

const columns = sql`
  r.id, r.order_id, r.product_id, r.kind, r.reason, r.details, r.quantity, r.photos, r.state, r.requested_at, r.answer,
  r.answered_at, r.closed_at, o.order_number, o.name as customer, o.email, o.deleted_at is not null as is_deleted, i.name, i.price,
  i.quantity as ordered, i.image`

const from = sql`return_requests r join orders o on o.id = r.order_id
  join order_items i on i.order_id = r.order_id and i.product_id = r.product_id`

export const ownReturnSelection = { columns, from, read: toReturnRequest }

export const returnSelection = {
  columns: sql`${columns}, (select u.email from users u where u.id = r.answered_by) as answered_by`,
  from,
  read: (row: AdminReturnRow): ReturnRequest => ({
    ...toReturnRequest(row),
    answeredBy: row.answered_by ?? undefined,
  }),
}

function toReturnRequest(row: ReturnRow): ReturnRequest {
  return {
    _id: row.id,
    order: {
      _id: row.order_id,
      orderNumber: formatOrderNumber(row.order_number),
      name: row.customer,
      email: row.email,
      isDeleted: row.is_deleted,
    },
    item: {
      gadgetId: row.product_id,
      name: row.name,
      price: fromPaisa(toPaisa(row.price)),
      quantity: row.ordered,
      image: row.image,
    },
    kind: row.kind,
    reason: row.reason,
    details: row.details,
    quantity: row.quantity,
    photos: row.photos,
    state: row.state,
    requestedAt: row.requested_at.toISOString(),
    answer: row.answer ?? undefined,
    answeredAt: row.answered_at?.toISOString(),
    closedAt: row.closed_at?.toISOString(),
  }
}
