import { sql } from 'kysely'
import {
  allOf,
  beginsWith,
  containsWords,
  type Direction,
  filtered,
  type Listing,
} from '../../lib/listing'
import { liveColumns } from './item'

const rows = sql`cart_rows c`
const rowsByProduct = sql`cart_rows c join products p on p.id = c.product_id`

/** Each follows an index, of the products or of the rows, so that a page is found without sorting all rows. */
const sorts = {
  author: { from: rows, columns: ['c.author collate "C"', 'c.id'] },
  name: { from: rowsByProduct, columns: ['p.name_key', 'p.id', 'c.id'] },
  price: { from: rowsByProduct, columns: ['p.effective_price', 'p.id', 'c.id'] },
  quantity: { from: rows, columns: ['c.quantity', 'c.id'] },
  cartAdded: { from: rows, columns: ['c.added_at', 'c.id'] },
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
  from: rowsByProduct,
}

const ofUsersWith = (text: string) =>
  sql`c.user_id in (select id from users where ${containsWords(sql`search_text`, text)})`
const ofProductsWith = (text: string) =>
  sql`c.product_id in (select id from products where ${containsWords(sql`name_key`, text)})`

export function cartRowsBy(filter: CartFilter): Listing {
  const { search = '', product = '', email, sort = 'cartAdded', order = 'desc' } = filter
  const isSearched = search.trim() !== ''
  const isNamed = product.trim() !== ''
  return {
    ...sorts[sort],
    id: 'c.id',
    where: allOf([
      ...(isSearched ? [sql`(${ofUsersWith(search)} or ${ofProductsWith(search)})`] : []),
      ...(isNamed ? [ofProductsWith(product)] : []),
      ...filtered(email, (start) => beginsWith('c.author collate "C"', start)),
    ]),
    direction: order,
    isSearch: isSearched || isNamed,
  }
}
