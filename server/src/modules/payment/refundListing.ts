import { sql } from 'kysely'
import type { PaymentKind } from '../../db/generated/schema'
import { type Days, withinDays } from '../../listing/days'
import {
  allOf,
  type Direction,
  type Listing,
  matchesText,
  startsWithText,
  whenSet,
} from '../../listing/listing'
import { paymentIssueColumns, refundByColumn, refundDueOn } from './store/issues'

const from = sql`refunds c join orders o on o.id = c.order_id`

export const refundSelection = { columns: paymentIssueColumns, from }

const sorts = {
  capturedAt: ['c.captured_at', 'c.id'],
  amount: ['c.amount', 'c.id'],
  refundBy: [refundByColumn, 'c.id'],
  refundedAt: ['c.refunded_at', 'c.id'],
} as const

const states = {
  due: sql`c.needs_attention`,
  requested: sql`(c.refund_state = 'requested')`,
  refunded: sql`c.refunded_at is not null`,
  accepted: sql`c.accepted_at is not null and c.refunded_at is null`,
} as const

/** The order's own text has the transaction that paid it only. */
const searchText = `(o.search_text || ' ' || lower(concat_ws(' ', c.transaction_id, c.refund_reference, c.requested_reference)))`

export type RefundFilter = Days & {
  search?: string
  state?: keyof typeof states
  due?: keyof typeof refundDueOn
  kind?: PaymentKind
  /** Prefix of the customer's e-mail. */
  email?: string
  sort?: keyof typeof sorts
  order?: Direction
}

export function refundListing(filter: RefundFilter): Listing {
  const { search = '', sort = 'capturedAt', order = 'desc' } = filter
  return {
    from,
    id: 'c.id',
    where: allOf([
      matchesText(search, { anywhere: searchText, name: 'o.name_key collate "C"' }),
      ...whenSet(filter.state, (state) => states[state]),
      ...whenSet(filter.due, (due) => refundDueOn[due]),
      ...whenSet(filter.kind, (kind) => sql`c.kind = ${kind}`),
      ...whenSet(filter.email, (start) => startsWithText('o.email collate "C"', start)),
      ...withinDays('c.captured_at', filter),
    ]),
    columns: sorts[sort],
    direction: order,
    // No index on the text, and few rows: counting all matches costs no more.
    isSearch: false,
  }
}
