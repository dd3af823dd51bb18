import type { Order } from '../../../../api'
import { pluralize } from '../../../../shared/lib/pluralize'

const dayMs = 86_400_000

/** How long a paid order has waited for its delivery; empty for other orders. */
export function formatWaitingTime({ paidAt, status, deletedAt }: Order, now = Date.now()): string {
  if (paidAt === undefined || status !== 'Pending' || deletedAt) return ''
  const days = Math.floor((now - Date.parse(paidAt)) / dayMs)
  return days < 1 ? 'Less than a day' : pluralize(days, 'day')
}
