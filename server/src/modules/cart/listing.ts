import { type RawBuilder, sql } from 'kysely'
import {
  allOf,
  type Direction,
  isOneOf,
  type Listing,
  matchesText,
  precomputedRowCount,
  startsWithText,
  whenSet,
} from '../../listing/listing'
import { productFields, toCartItem } from './item'

const from = sql`cart_rows c`
const joinProducts = sql`join products p on p.id = c.product_id`
// The condition lets the planner use the partial index on e-mails. Deleted users have no cart.
const joinUsers = sql`join users u on u.id = c.user_id and u.deleted_at is null`

const sorts = {
  author: { columns: ['u.email collate "C"', 'c.id'], from: sql`${from} ${joinUsers}` },
  name: { columns: ['p.name_key collate "C"', 'p.id', 'c.id'], from: sql`${from} ${joinProducts}` },
  price: { columns: ['p.effective_price', 'p.id', 'c.id'], from: sql`${from} ${joinProducts}` },
  quantity: { columns: ['c.quantity', 'c.id'], from },
  cartAdded: { columns: ['c.added_at', 'c.id'], from },
} as const

export type CartFilter = {
  search?: string
  email?: string
  /** Search text for the product's name. */
  product?: string
  /** IDs, separated by commas. */
  ids?: string
  sort?: keyof typeof sorts
  order?: Direction
}

export const cartRowSelection = {
  columns: sql`c.id, c.quantity, c.added_at as "cartAdded", u.email as author, ${productFields}`,
  from: sql`${from} ${joinProducts} ${joinUsers}`,
  read: toCartItem,
}

// The condition lets the planner use the partial index. Deleted users have no cart.
const ofUsersWith = (text: string) =>
  sql`c.user_id in (select id from users where deleted_at is null and ${matchesText(text, { anywhere: 'search_text', name: 'name_key collate "C"' })})`
const ofUsersWithEmail = (start: string) =>
  sql`c.user_id in (select id from users where deleted_at is null and ${startsWithText('email collate "C"', start)})`
const ofProductsWith = (text: string) =>
  sql`c.product_id in (select id from products where ${matchesText(text, { anywhere: 'name_key', name: 'name_key collate "C"' })})`

export function cartRowListing(filter: CartFilter): Listing {
  const { search = '', product = '', email, sort = 'cartAdded', order = 'desc' } = filter
  const isSearched = search.trim() !== ''
  const isNamed = product.trim() !== ''
  const filters = [
    ...(isNamed ? [ofProductsWith(product)] : []),
    ...whenSet(email, ofUsersWithEmail),
    ...whenSet(filter.ids, isOneOf('c.id')),
  ]
  // Two queries, since each can use its own index.
  const findBy = (condition: RawBuilder<unknown>, max: number) =>
    sql`(select c.id from ${from} where ${allOf([condition, ...filters])} limit ${max})`
  const matchingIds = (max: number) => sql`
    select id from (
      ${findBy(ofUsersWith(search), max)} union ${findBy(ofProductsWith(search), max)}
    ) as either limit ${max}`
  return {
    from: sorts[sort].from,
    id: 'c.id',
    where: allOf([
      ...(isSearched ? [sql`(${ofUsersWith(search)} or ${ofProductsWith(search)})`] : []),
      ...filters,
    ]),
    columns: sorts[sort].columns,
    direction: order,
    isSearch: isSearched || isNamed,
    ...(!isSearched &&
      filters.length === 0 && { precomputedTotal: precomputedRowCount('cart_rows') }),
    ...(isSearched && { matchingIds }),
  }
}
