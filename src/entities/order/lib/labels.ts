import type { Order } from '@/api'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'

const shortIdLength = 20

export const shortId = (id: string) => id.slice(0, shortIdLength)

export function getOrderTitle({ cartItems: [first, ...others] }: Pick<Order, 'cartItems'>): string {
  if (!first) return t(messages.nothing)
  return others.length === 0 ? first.name : t(messages.andMore)(first.name, others.length)
}
