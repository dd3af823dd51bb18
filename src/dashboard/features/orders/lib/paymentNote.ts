import type { Order } from '@/api'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'
import { sumTotals } from './cash'

/** More transaction IDs would make the dialog unreadable. */
const maxListedIds = 3

/** Lists payments of orders that are about to be deleted; empty if nothing was captured. */
export function getPaymentNote(orders: readonly Order[]): string[] {
  const paid = orders.filter(({ payment }) => payment)
  if (paid.length === 0) {
    if (!orders.some(({ needsAttention }) => needsAttention)) return []
    return [t(messages.moneyStays)(orders.length > 1)]
  }
  const ids = paid.flatMap(({ transactionId }) => transactionId ?? [])
  const payments = t(messages.paymentsNamed)(
    formatTaka(sumTotals(paid), { hasDecimals: true }),
    ids.slice(0, maxListedIds).join(', '),
    ids.length - maxListedIds,
  )
  return orders.length === 1
    ? [t(messages.itWasPaid)(payments)]
    : [t(messages.someWerePaid)(paid.length, payments)]
}
