import { askToConfirm } from '@/shared/ui/dialog/dialog'

/** With what is deleted in the details. */
export const confirmDelete = (text: string, details: readonly string[], confirmLabel: string) =>
  askToConfirm({ title: 'Are you sure?', text, details, confirmLabel, isDestructive: true })
