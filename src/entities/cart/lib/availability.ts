import type { CartItem } from '../../../api'

type Availability = Pick<CartItem, 'inStock'>

/** Out of stock, or no longer in the shop at all. */
export const isUnavailable = ({ inStock }: Availability) => inStock === false

const listOf = new Intl.ListFormat('en-GB')

/** Why this cart cannot be ordered; undefined where it can. */
export function blockOf(rows: readonly Pick<CartItem, 'inStock' | 'name'>[]): string | undefined {
  const names = rows.filter(isUnavailable).map(({ name }) => name)
  if (names.length === 0) return undefined
  const [verb, object] = names.length > 1 ? ['are', 'them'] : ['is', 'it']
  return `${listOf.format(names)} ${verb} out of stock. Please remove ${object} from your cart to check out.`
}
