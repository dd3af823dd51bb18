import { choice, day, defineList, due, text } from '@/dashboard/tables/defineList'

const sorts = ['capturedAt', 'amount', 'refundBy', 'refundedAt'] as const
const states = ['due', 'requested', 'refunded', 'accepted'] as const
const kinds = ['gateway', 'cash'] as const

const stateLabels = {
  due: 'Due',
  requested: 'On its way',
  refunded: 'Refunded',
  accepted: 'Kept',
}
export const kindLabels = { gateway: 'Online', cash: 'Cash' }

export const refundList = defineList(sorts, {
  state: choice('State', states, { isPinned: true, toLabel: (state) => stateLabels[state] }),
  due: due('Refund due'),
  kind: choice('Paid', kinds, { isPinned: true, toLabel: (kind) => kindLabels[kind] }),
  email: text('E-mail starts with', { minLength: 3 }),
  from: day('Captured from'),
  to: day('Captured until'),
})
