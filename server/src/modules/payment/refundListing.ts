import { sql } from 'kysely'
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
import { paymentIssueListing, paymentIssueSelection, refundDueOn } from './store/issues'

export const refundSelection = paymentIssueSelection

const sorts = {
  capturedAt: ['ci.captured_at', 'ci.id'],
  amount: ['c.amount', 'ci.id'],
  refundBy: ['ci.due_from', 'ci.id'],
  refundedAt: ['c.refunded_at', 'ci.id'],
} as const

const states = {
  requested: sql`(c.refund_state = 'requested')`,
  refunded: sql`c.refunded_at is not null`,
  accepted: sql`c.accepted_at is not null and c.refunded_at is null`,
} as const

/** The order's own text has the transaction that paid it only. */
const searchText = `(o.search_text || ' ' || lower(concat_ws(' ', c.transaction_id, c.refund_reference, c.requested_reference)))`

export type RefundFilter = Days & {
  search?: string
  state?: 'due' | keyof typeof states
  due?: keyof typeof refundDueOn
  kind?: PaymentKind
  /** Prefix of the customer's e-mail. */
  email?: string
  sort?: keyof typeof sorts
  order?: Direction
}

export function refundListing(filter: RefundFilter): Listing {
  const { search = '', state, sort = 'capturedAt', order = 'desc' } = filter
  const joined = [
    ...(search.trim() === ''
      ? []
      : [matchesText(search, { anywhere: searchText, name: 'o.name_key collate "C"' })]),
    ...(state === undefined || state === 'due' ? [] : [states[state]]),
    ...whenSet(filter.due, (due) => refundDueOn[due]),
    ...whenSet(filter.kind, (kind) => sql`c.kind = ${kind}`),
    ...whenSet(filter.email, (start) => startsWithText('o.email collate "C"', start)),
  ]
  const columns = sorts[sort]
  const hasTotal = joined.length === 0 && filter.from === undefined && filter.to === undefined
  const isJoined = joined.length > 0 || columns.some((column) => column.startsWith('c.'))
  return {
    from: isJoined ? refundSelection.from : paymentIssueListing.from,
    id: 'ci.id',
    where: allOf([
      sql`ci.is_refund`,
      ...(state === 'due' ? [sql`ci.needs_attention`] : []),
      ...withinDays('ci.captured_at', filter),
      ...joined,
    ]),
    columns,
    direction: order,
    // No index on the text, and few rows: counting all matches costs no more.
    isSearch: false,
    precomputedTotal: hasTotal
      ? precomputedRowCount(state === 'due' ? 'open_refunds' : 'refunds')
      : undefined,
  }
}
