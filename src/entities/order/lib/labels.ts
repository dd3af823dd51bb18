import type { Order } from '../../../api'

const longestId = 20

/** Lists show the beginning of an id; its rest is for machines. */
export const shortId = (id: string) => id.slice(0, longestId)

export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`

/** What was ordered, in a line. */
export function getOrderTitle({ cartItems: [first, ...others] }: Pick<Order, 'cartItems'>): string {
  if (!first) return 'Nothing'
  return others.length === 0 ? first.name : `${first.name} and ${others.length} more`
}
