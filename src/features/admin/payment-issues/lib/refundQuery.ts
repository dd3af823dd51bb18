import { choice, day, defineList, text } from '../../shared/lib/defineList'

const sorts = ['capturedAt', 'amount', 'refundedAt'] as const
const states = ['due', 'refunded', 'accepted'] as const
const kinds = ['gateway', 'cash'] as const

const stateLabels = { due: 'Due', refunded: 'Refunded', accepted: 'Accepted' }
export const kindLabels = { gateway: 'Online', cash: 'Cash' }

export const refundList = defineList(sorts, {
  state: choice('State', states, { isPinned: true, toLabel: (state) => stateLabels[state] }),
  kind: choice('Paid', kinds, { isPinned: true, toLabel: (kind) => kindLabels[kind] }),
  email: text('E-mail starts with', { minLength: 3 }),
  from: day('Captured from'),
  to: day('Captured until'),
})
