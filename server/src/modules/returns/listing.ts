import { sql } from 'kysely'
import { parseOrderNumber } from '../../../../common/orderNumber'
import type { ReturnKind, ReturnState } from '../../db/generated/schema'
import { type Days, withinDays } from '../../listing/days'
import {
  allOf,
  type Direction,
  type Listing,
  matchesText,
  startsWithText,
  whenSet,
} from '../../listing/listing'

export { returnSelection } from './request'

const sorts = {
  requestedAt: ['r.requested_at', 'r.id'],
  answeredAt: ['r.answered_at', 'r.id'],
} as const

export type ReturnFilter = Days & {
  search?: string
  state?: ReturnState
  kind?: ReturnKind
  /** Prefix of the customer's e-mail. */
  email?: string
  sort?: keyof typeof sorts
  order?: Direction
}

const searched = {
  anywhere: `(o.search_text || ' ' || lower(i.name))`,
  name: 'o.name_key collate "C"',
}

export function returnListing(filter: ReturnFilter): Listing {
  const { search = '', sort = 'requestedAt', order = 'desc' } = filter
  const isSearch = search.trim() !== ''
  const number = parseOrderNumber(search)
  const byText = matchesText(search, searched)
  const ofOrder = [
    ...(isSearch
      ? [number === undefined ? byText : sql`(${byText} or o.order_number = ${number})`]
      : []),
    ...whenSet(filter.email, (start) => startsWithText('o.email collate "C"', start)),
  ]
  return {
    from:
      ofOrder.length === 0
        ? sql`return_requests r`
        : sql`return_requests r join orders o on o.id = r.order_id
            join order_items i on i.order_id = r.order_id and i.product_id = r.product_id`,
    id: 'r.id',
    where: allOf([
      ...whenSet(filter.state, (state) => sql`r.state = ${state}`),
      ...whenSet(filter.kind, (kind) => sql`r.kind = ${kind}`),
      ...withinDays('r.requested_at', filter),
      ...ofOrder,
    ]),
    columns: sorts[sort],
    direction: order,
    isSearch,
  }
}
