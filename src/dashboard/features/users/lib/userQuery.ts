import { choice, day, defineList } from '@/dashboard/tables/defineList'

const sorts = ['name', 'email', 'role', 'createdAt', 'lastLogin'] as const
const roles = ['admin', 'user'] as const

export const userList = defineList(sorts, {
  role: choice('Role', roles, { isPinned: true }),
  from: day('Created from'),
  to: day('Created until'),
})
