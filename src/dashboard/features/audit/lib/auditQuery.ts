import { choice, day, defineList, text } from '@/dashboard/tables/defineList'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'
import { actionLabels, actionNames } from './auditLabels'

export const auditList = defineList(['at'], {
  action: choice(t(messages.action), actionNames, {
    isPinned: true,
    toLabel: (name) => actionLabels[name].label,
  }),
  email: text(t(messages.adminEmail), { minLength: 3 }),
  subject: text(t(messages.record), {
    hint: 'Order/…, Product/…, User/…',
    pattern: /^(Order|Product|BulkEdit|User|Cart|Payment|View)\/[\w-]{1,60}$/,
  }),
  from: day(t(messages.from)),
  to: day(t(messages.until)),
})
