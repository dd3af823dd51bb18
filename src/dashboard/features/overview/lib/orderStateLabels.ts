import type { OrderStates } from '@/api'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'

export type OrderState = OrderStates['states'][number]

export function getOrderStateLabel({ status, payment }: OrderState) {
  if (status === 'Pending') {
    return payment
      ? { label: t(messages.pendingPaid), color: 'var(--marigold-500)' }
      : { label: t(messages.pendingUnpaid), color: 'var(--ink-300)' }
  }
  return payment
    ? { label: t(messages.deliveredPaid), color: 'var(--emerald-600)' }
    : { label: t(messages.deliveredUnpaid), color: 'var(--crimson-600)' }
}
