import type { OrderStates } from '@/api'

export type OrderState = OrderStates['states'][number]

export function getOrderStateLabel({ status, payment }: OrderState) {
  if (status === 'Pending') {
    return payment
      ? { label: 'Pending, paid', color: 'var(--marigold-500)' }
      : { label: 'Pending, unpaid', color: 'var(--ink-300)' }
  }
  return payment
    ? { label: 'Delivered, paid', color: 'var(--emerald-600)' }
    : { label: 'Delivered, unpaid', color: 'var(--crimson-600)' }
}
