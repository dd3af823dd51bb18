import type { Order } from '@/api'

const shortIdLength = 20

export const shortId = (id: string) => id.slice(0, shortIdLength)

export function getOrderTitle({ cartItems: [first, ...others] }: Pick<Order, 'cartItems'>): string {
  if (!first) return 'Nothing'
  return others.length === 0 ? first.name : `${first.name} and ${others.length} more`
}
