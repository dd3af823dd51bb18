import { t } from '@/shared/lib/language'
import { askToConfirm } from '@/shared/ui/dialog/dialog'
import * as messages from './messages'

/** With what is deleted in the details. */
export const confirmDelete = (text: string, details: readonly string[], confirmLabel: string) =>
  askToConfirm({ title: t(messages.areYouSure), text, details, confirmLabel, isDestructive: true })
