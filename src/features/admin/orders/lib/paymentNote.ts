import type { Order } from '../../../../api'
import { formatTaka } from '../../../../shared/lib/formatTaka'

/** More transaction IDs than these make the dialog unreadable. */
const maxNamed = 3

const stays = "stays in 'Needs attention' until it is refunded or accepted."
const stay = "stay in 'Needs attention' until they are refunded or accepted."

/** What has been paid for orders that are about to be deleted; nothing if nothing was captured for them. */
export function paymentNote(orders: readonly Order[]): string[] {
  const paid = orders.filter(({ payment }) => payment)
  if (paid.length === 0) {
    if (!orders.some(({ needsAttention }) => needsAttention)) return []
    return [`Money was captured for ${orders.length > 1 ? 'some of them' : 'it'}, and ${stays}`]
  }
  const sum = paid.reduce((total, { totalAmount }) => total + Math.round(totalAmount * 100), 0)
  const money = formatTaka(sum / 100, { hasDecimals: true })
  const ids = paid.flatMap(({ transactionId }) => transactionId ?? [])
  const more = ids.length > maxNamed ? `, and ${ids.length - maxNamed} more` : ''
  const named = `${money} (${ids.slice(0, maxNamed).join(', ')}${more})`
  if (orders.length === 1) return [`It has been paid: ${named}. The payment ${stays}`]
  return paid.length === 1
    ? [`1 of them has been paid: ${named}. The payment ${stays}`]
    : [`${paid.length} of them have been paid: ${named}. The payments ${stay}`]
}
