import type { OrderStates } from '../../../api'

export type OrderState = OrderStates['states'][number]

/** What a state is called, and its colour. */
export function stateWords({ status, payment }: OrderState) {
  if (status === 'Pending') {
    return payment
      ? { label: 'Paid, to be delivered', color: 'var(--marigold-500)' }
      : { label: 'Not paid yet', color: 'var(--ink-300)' }
  }
  return payment
    ? { label: 'Delivered', color: 'var(--emerald-600)' }
    : { label: 'Delivered, not paid', color: 'var(--crimson-600)' }
}
