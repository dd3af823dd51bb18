import { choice, day, defineList, text } from '@/dashboard/tables/defineList'
import { actionLabels, actionNames } from './auditLabels'

export const auditList = defineList(['at'], {
  action: choice('Action', actionNames, {
    isPinned: true,
    toLabel: (name) => actionLabels[name].label,
  }),
  email: text('Admin e-mail starts with', { minLength: 3 }),
  subject: text('Record', {
    hint: 'Order/…, Product/…, User/…',
    pattern: /^(Order|Product|User|Cart|Payment)\/[\w-]{1,60}$/,
  }),
  from: day('From'),
  to: day('Until'),
})
