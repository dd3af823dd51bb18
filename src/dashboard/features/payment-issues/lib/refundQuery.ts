import { choice, day, defineList, due, text } from '@/dashboard/tables/defineList'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'

const sorts = ['capturedAt', 'amount', 'refundBy', 'refundedAt'] as const
const states = ['due', 'requested', 'stuck', 'refunded', 'accepted'] as const
const kinds = ['gateway', 'cash'] as const

const stateLabels = {
  due: t(messages.due),
  requested: t(messages.onItsWay),
  stuck: t(messages.stuck),
  refunded: t(messages.refunded),
  accepted: t(messages.kept),
}
export const kindLabels = { gateway: t(messages.online), cash: t(messages.cash) }

const filters = {
  state: choice(t(messages.state), states, {
    isPinned: true,
    toLabel: (state) => stateLabels[state],
  }),
  due: due(t(messages.refundDue)),
  kind: choice(t(messages.kind), kinds, { isPinned: true, toLabel: (kind) => kindLabels[kind] }),
  email: text(t(messages.emailFilter), { minLength: 3 }),
  from: day(t(messages.capturedFrom)),
  to: day(t(messages.capturedUntil)),
}

export const refundList = defineList(sorts, filters, [
  { name: stateLabels.due, filters: { state: 'due' } },
  { name: stateLabels.requested, filters: { state: 'requested' } },
])
