import type { Order } from '@/api'
import { formatTaka } from '@/shared/lib/formatTaka'

/** More transaction IDs would make the dialog unreadable. */
const maxListedIds = 3

const stays = "stays in 'Needs attention' until it is refunded or kept."
const stay = "stay in 'Needs attention' until they are refunded or kept."

/** Lists payments of orders that are about to be deleted; empty if nothing was captured. */
export function getPaymentNote(orders: readonly Order[]): string[] {
  const paid = orders.filter(({ payment }) => payment)
  if (paid.length === 0) {
    if (!orders.some(({ needsAttention }) => needsAttention)) return []
    return [`Money was captured for ${orders.length > 1 ? 'some of them' : 'it'}, and ${stays}`]
  }
  const sum = paid.reduce((total, { totalAmount }) => total + Math.round(totalAmount * 100), 0)
  const money = formatTaka(sum / 100, { hasDecimals: true })
  const ids = paid.flatMap(({ transactionId }) => transactionId ?? [])
  const more = ids.length > maxListedIds ? `, and ${ids.length - maxListedIds} more` : ''
  const named = `${money} (${ids.slice(0, maxListedIds).join(', ')}${more})`
  if (orders.length === 1) return [`It has been paid: ${named}. The payment ${stays}`]
  return paid.length === 1
    ? [`1 of them has been paid: ${named}. The payment ${stays}`]
    : [`${paid.length} of them have been paid: ${named}. The payments ${stay}`]
}
