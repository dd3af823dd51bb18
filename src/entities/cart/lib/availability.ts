import type { CartItem } from '@/api'

/** Out of stock or deleted. */
export const isUnavailable = ({ inStock }: Pick<CartItem, 'inStock'>) => inStock === false

const listFormat = new Intl.ListFormat('en-GB')

/** Why this cart cannot be ordered; undefined if it can. */
export function getCheckoutBlocker(
  rows: readonly Pick<CartItem, 'inStock' | 'name'>[],
): string | undefined {
  const names = rows.filter(isUnavailable).map(({ name }) => name)
  if (names.length === 0) return undefined
  const [verb, object] = names.length > 1 ? ['are', 'them'] : ['is', 'it']
  return `${listFormat.format(names)} ${verb} out of stock. Please remove ${object} from your cart to check out.`
}
