import { choice, day, defineList } from '@/dashboard/tables/defineList'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'

const sorts = ['name', 'email', 'role', 'createdAt', 'lastLogin'] as const
const roles = ['admin', 'user'] as const

const filters = {
  role: choice(t(messages.role), roles, {
    isPinned: true,
    toLabel: (role) => t(messages.roles[role]),
  }),
  from: day(t(messages.createdFrom)),
  to: day(t(messages.createdUntil)),
}

export const userList = defineList(sorts, filters, [
  { name: t(messages.admins), filters: { role: 'admin' } },
])
