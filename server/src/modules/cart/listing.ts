import { type RawBuilder, sql } from 'kysely'
import {
  allOf,
  beginsWith,
  type Direction,
  filtered,
  keptRows,
  type Listing,
  matchesText,
} from '../../lib/listing'
import { liveColumns } from './item'

const sorts = {
  author: ['c.author collate "C"', 'c.id'],
  name: ['c.name_key collate "C"', 'c.id'],
  price: ['c.price', 'c.id'],
  quantity: ['c.quantity', 'c.id'],
  cartAdded: ['c.added_at', 'c.id'],
} as const

export type CartFilter = {
  search?: string
  email?: string
  /** Words of the product's name. */
  product?: string
  sort?: keyof typeof sorts
  order?: Direction
}

export const shownRows = {
  columns: sql`c.id, c.quantity, c.added_at as "cartAdded", c.author, ${liveColumns}`,
  from: sql`cart_rows c join products p on p.id = c.product_id`,
}

const from = sql`cart_rows c`
// Only the living are in the index by which a text finds people; nobody else has a cart.
const ofUsersWith = (text: string) =>
  sql`c.user_id in (select id from users where deleted_at is null and ${matchesText(text, { anywhere: 'search_text', name: 'name_key collate "C"' })})`
const ofProductsWith = (text: string) =>
  sql`c.product_id in (select id from products where ${matchesText(text, { anywhere: 'name_key', name: 'name_key collate "C"' })})`

export function cartRowsBy(filter: CartFilter): Listing {
  const { search = '', product = '', email, sort = 'cartAdded', order = 'desc' } = filter
  const isSearched = search.trim() !== ''
  const isNamed = product.trim() !== ''
  const filters = [
    ...(isNamed ? [ofProductsWith(product)] : []),
    ...filtered(email, (start) => beginsWith('c.author collate "C"', start)),
  ]
  // Two quick ways in, each by an index of its own.
  const byOneOf = (way: RawBuilder<unknown>, most: number) =>
    sql`(select c.id from ${from} where ${allOf([way, ...filters])} limit ${most})`
  const some = (most: number) => sql`
    select id from (
      ${byOneOf(ofUsersWith(search), most)} union ${byOneOf(ofProductsWith(search), most)}
    ) as either limit ${most}`
  return {
    from,
    id: 'c.id',
    where: allOf([
      ...(isSearched ? [sql`(${ofUsersWith(search)} or ${ofProductsWith(search)})`] : []),
      ...filters,
    ]),
    columns: sorts[sort],
    direction: order,
    isSearch: isSearched || isNamed,
    ...(!isSearched && filters.length === 0 && { keptTotal: keptRows('cart_rows') }),
    ...(isSearched && { some }),
  }
}
