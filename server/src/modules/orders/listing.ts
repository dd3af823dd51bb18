import { type RawBuilder, sql } from 'kysely'
import { parseOrderNumber } from '../../../../common/orderNumber'
import type { OrderStatus } from '../../db/generated/schema'
import { type Days, withinDays } from '../../listing/days'
import {
  allOf,
  type Direction,
  isOneOf,
  type Listing,
  matchesText,
  precomputedRowCount,
  startsWithText,
  toMobileDigits,
  whenSet,
} from '../../listing/listing'
import { dueOn, needsAttention, orderSelection, refundDue } from './order'

const sorts = {
  orderPlaced: ['o.placed_at', 'o.id'],
  name: ['o.name_key collate "C"', 'o.id'],
  email: ['o.email collate "C"', 'o.id'],
  status: ['o.status', 'o.placed_at', 'o.id'],
  payment: ['o.payment', 'o.id'],
  totalAmount: ['o.total_amount', 'o.id'],
  deliverBy: ['o.deliver_by', 'o.id'],
  paidAt: ['o.paid_at', 'o.id'],
} as const

export type OrderFilter = Days & {
  status?: OrderStatus
  payment?: boolean
  riskFlag?: boolean
  district?: string
  /** Limits the list to this user's orders. */
  userId?: string
  search?: string
  email?: string
  refundDue?: boolean
  due?: keyof typeof dueOn
  reviewed?: boolean
  /** Includes deleted orders, whose payments may need attention. */
  needsAttention?: boolean
  /** IDs, separated by commas. */
  ids?: string
  /** Lists deleted orders in place of the others. */
  isDeleted?: boolean
  sort?: keyof typeof sorts
  order?: Direction
}

export function orderListing(filter: OrderFilter): Listing {
  const { search = '', sort = 'orderPlaced', order = 'desc', isDeleted } = filter
  const { from } = orderSelection
  const filters = [
    filter.needsAttention
      ? needsAttention
      : sql`o.deleted_at is ${isDeleted ? sql`not null` : sql`null`}`,
    ...whenSet(filter.ids, isOneOf('o.id')),
    ...whenSet(filter.userId, (id) => sql`o.user_id = ${id}`),
    ...whenSet(filter.status, (status) => sql`o.status = ${status}`),
    ...whenSet(filter.payment, (isPaid) => (isPaid ? sql`o.payment` : sql`not o.payment`)),
    ...whenSet(filter.riskFlag, (is) => (is ? sql`o.risk_flag` : sql`not o.risk_flag`)),
    ...whenSet(filter.refundDue, (is) => (is ? refundDue : sql`not ${refundDue}`)),
    ...whenSet(filter.due, (due) => dueOn[due]),
    ...whenSet(
      filter.reviewed,
      (is) => sql`o.customer_review is ${is ? sql`not null` : sql`null`}`,
    ),
    ...(filter.needsAttention === false ? [sql`not ${needsAttention}`] : []),
    ...whenSet(filter.district, (district) => sql`o.district = ${district}`),
    ...whenSet(filter.email, (email) => startsWithText('o.email collate "C"', email)),
    ...withinDays('o.placed_at', filter),
  ]
  const number = parseOrderNumber(search)
  const isText = matchesOrder(search)
  const byText =
    number === undefined ? isText : sql<boolean>`(${isText} or o.order_number = ${number})`
  const hasItem = findsItems(search) && matchesItem(search)
  // Two queries, since each can use its own index.
  const findBy = (condition: RawBuilder<unknown>, max: number) =>
    sql`(select o.id from ${from} where ${allOf([condition, ...filters])} limit ${max})`
  const counts = orderCounts(filter)
  return {
    from,
    id: 'o.id',
    where: allOf([
      hasItem
        ? sql`(${byText} or exists (select from order_items i where i.order_id = o.id and ${hasItem}))`
        : byText,
      ...filters,
    ]),
    columns: sorts[sort],
    direction: order,
    isSearch: search.trim() !== '' || filter.needsAttention === true,
    precomputedTotal: precomputedOrderTotal(filter),
    daily:
      sort === 'orderPlaced' && counts
        ? { column: 'o.placed_at', counts: sql`select day, orders as rows ${counts}` }
        : undefined,
    ...(filter.needsAttention &&
      !hasItem && {
        matchingIds: (max: number) => sql`
          select distinct o.id from capture_issues ci join ${from} on o.id = ci.order_id
          where ${allOf([sql`ci.needs_attention`, byText, ...filters.slice(1)])} limit ${max}`,
      }),
    ...(hasItem && {
      matchingIds: (max: number) => sql`
        select id from (
          ${findBy(byText, max)} union
          ${findBy(sql`o.id in (select order_id from order_items i where ${hasItem})`, max)}
        ) as either limit ${max}`,
    }),
  }
}

/** Mobile numbers are stored without blanks and dashes, but searched with them. */
function matchesOrder(search: string): RawBuilder<boolean> {
  const asText = matchesText(search, {
    anywhere: 'o.search_text',
    name: 'o.name_key collate "C"',
  })
  const digits = toMobileDigits(search)
  if (!digits) return asText
  const asNumber = sql<boolean>`o.search_text like ${`%${digits}%`}`
  // What contains the text contains the digits, too. Two conditions would take twice as long.
  return search.includes(digits) ? asNumber : sql`(${asText} or ${asNumber})`
}

/** Shorter words are no part of a name that an index can find. */
const findsItems = (search: string) => /\S{3}/.test(search)

/** The name that a product had when it was ordered. */
const matchesItem = (search: string) =>
  matchesText(search, { anywhere: 'lower(i.name)', name: 'lower(i.name)' })

/** Of `orders` by day. They exist for filters by day, status, payment, risk and district. */
function orderCounts(filter: OrderFilter): RawBuilder<unknown> | undefined {
  const { from, to, status, payment, riskFlag, district } = filter
  const {
    userId,
    search = '',
    email,
    refundDue: isRefundDue,
    due,
    reviewed,
    needsAttention: isIssue,
    ids,
    isDeleted,
  } = filter
  const isKind =
    search.trim() === '' &&
    !isDeleted &&
    [userId, email, isRefundDue, due, reviewed, isIssue, ids].every((each) => each === undefined)
  if (!isKind) return undefined
  const isOfKind = allOf([
    ...whenSet(from, (day) => sql`day >= ${day}::date`),
    ...whenSet(to, (day) => sql`day <= ${day}::date`),
    ...whenSet(status, (value) => sql`status = ${value}`),
    ...whenSet(payment, (value) => sql`payment = ${value}`),
    ...whenSet(riskFlag, (value) => sql`risk_flag = ${value}`),
    ...whenSet(district, (value) => sql`district = ${value}`),
  ])
  return sql`from ${district === undefined ? sql`current_daily_stats` : sql`current_order_stats`} where ${isOfKind}`
}

function precomputedOrderTotal(filter: OrderFilter): RawBuilder<unknown> | undefined {
  const { reviewed, from: fromDay, to, status, payment, riskFlag, district, ...rest } = filter
  const isOfAll = [fromDay, to, status, payment, riskFlag, district].every(
    (each) => each === undefined,
  )
  if (reviewed && isOfAll && orderCounts(rest)) return precomputedRowCount('reviewed_orders')
  const { refundDue: isRefundDue, ...others } = filter
  const counts = orderCounts(isRefundDue === false ? others : filter)
  if (!counts) return undefined
  const total = sql`select coalesce(sum(orders), 0)::integer as total ${counts}`
  if (isRefundDue === undefined) return total
  // Only a few have a refund due.
  const { from, where } = orderListing({ ...others, refundDue: true })
  return sql`select (${total}) - (select count(*)::integer from ${from} where ${where}) as total`
}
