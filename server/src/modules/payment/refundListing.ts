import { sql } from 'kysely'
import { refundDays } from '../../../../shop/refundDays'
import type { PaymentKind } from '../../db/generated/schema'
import { type Days, withinDays } from '../../listing/days'
import {
  allOf,
  type Direction,
  type Listing,
  matchesText,
  precomputedRowCount,
  startsWithText,
  whenSet,
} from '../../listing/listing'
import { paymentIssueListing, paymentIssueSelection, stuckRefunds } from './store/issues'

export const refundSelection = paymentIssueSelection

const sorts = {
  capturedAt: ['ci.captured_at', 'ci.id'],
  amount: ['c.amount', 'ci.id'],
  refundBy: ['ci.due_from', 'ci.id'],
  refundedAt: ['c.refunded_at', 'ci.id'],
} as const

/** `captures` would be looked up for each row. */
const joinedCaptures = sql`capture_issues ci
  left join payment_attempts a on a.tran_id = ci.id left join mismatched_captures m on m.id = ci.id
  cross join lateral (
    select coalesce(a.amount, m.amount) as amount, coalesce(a.refunded_at, m.refunded_at) as refunded_at,
      coalesce(a.kind, 'gateway') as kind, coalesce(a.facts ->> 'capturedFor', a.tran_id, m.attempt_id) as transaction_id,
      coalesce(a.refund_reference, m.refund_reference) as refund_reference
  ) as c`

const joinedOrders = sql`${joinedCaptures} join orders o on o.id = ci.order_id`

const isRequested = sql`ci.id in (select payment_id from refund_requests where state = 'requested')`

const states = {
  due: sql`ci.needs_attention`,
  requested: isRequested,
  stuck: sql`ci.id in ${stuckRefunds}`,
  refunded: sql`c.refunded_at is not null`,
  accepted: sql`not ci.needs_attention and c.refunded_at is null and not ${isRequested}`,
} as const

/** From which a refund that has to be made today was due. */
const dueFrom = sql`(select shop_day(now()) - ${refundDays}::integer)`

const dueOn = {
  overdue: sql`(ci.needs_attention and ci.due_from < ${dueFrom})`,
  today: sql`(ci.needs_attention and ci.due_from = ${dueFrom})`,
  later: sql`(ci.needs_attention and ci.due_from > ${dueFrom})`,
} as const

/** The order's own text has the transaction that paid it only. */
const searchText = `(o.search_text || ' ' || lower(concat_ws(' ', c.transaction_id, c.refund_reference,
  (select reference from refund_requests where payment_id = ci.id order by requested_at desc, id desc limit 1))))`

export type RefundFilter = Days & {
  search?: string
  state?: keyof typeof states
  due?: keyof typeof dueOn
  kind?: PaymentKind
  /** Prefix of the customer's e-mail. */
  email?: string
  sort?: keyof typeof sorts
  order?: Direction
}

export function refundListing(filter: RefundFilter): Listing {
  const { search = '', state, sort = 'capturedAt', order = 'desc' } = filter
  const isSearch = search.trim() !== ''
  const ofOrder = [
    ...(isSearch
      ? [matchesText(search, { anywhere: searchText, name: 'o.name_key collate "C"' })]
      : []),
    ...whenSet(filter.email, (start) => startsWithText('o.email collate "C"', start)),
  ]
  const isOfCapture = state === 'refunded' || state === 'accepted'
  const ofCapture = [
    ...(isOfCapture ? [states[state]] : []),
    ...whenSet(filter.kind, (kind) => sql`c.kind = ${kind}`),
  ]
  const own = [
    ...(state && !isOfCapture ? [states[state]] : []),
    ...whenSet(filter.due, (due) => dueOn[due]),
    ...withinDays('ci.captured_at', filter),
  ]
  const joined = [...ofOrder, ...ofCapture]
  const isJoined = joined.length > 0 || sort === 'amount' || sort === 'refundedAt'
  const hasTotal = joined.length === 0 && own.length === (state === 'due' ? 1 : 0)
  return {
    from: ofOrder.length > 0 ? joinedOrders : isJoined ? joinedCaptures : paymentIssueListing.from,
    id: 'ci.id',
    where: allOf([sql`ci.is_refund`, ...own, ...joined]),
    columns: sorts[sort],
    direction: order,
    isSearch,
    precomputedTotal: hasTotal
      ? precomputedRowCount(state === 'due' ? 'open_refunds' : 'refunds')
      : undefined,
  }
}
