import { t } from '@/shared/lib/language'
import * as messages from '../messages'

export const accountLinks = [
  { label: t(messages.dashboard), to: '/dashboard' },
  { label: t(messages.viewProfile), to: '/dashboard/profile' },
  { label: t(messages.orders), to: '/dashboard/orders' },
]
