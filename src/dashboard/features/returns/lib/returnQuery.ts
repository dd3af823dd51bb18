import { choice, day, defineList, text } from '@/dashboard/tables/defineList'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'

const sorts = ['requestedAt', 'answeredAt'] as const
const states = ['open', 'accepted', 'declined', 'done', 'withdrawn'] as const
const kinds = ['return', 'warranty'] as const

const filters = {
  state: choice(t(messages.state), states, {
    isPinned: true,
    toLabel: (state) => t(messages.states[state]),
  }),
  kind: choice(t(messages.kind), kinds, {
    isPinned: true,
    toLabel: (kind) => t(messages.kinds[kind]),
  }),
  email: text(t(messages.emailFilter), { minLength: 3 }),
  from: day(t(messages.requestedFrom)),
  to: day(t(messages.requestedUntil)),
}

export const returnList = defineList(sorts, filters, [
  { name: t(messages.states.open), filters: { state: 'open' } },
])
