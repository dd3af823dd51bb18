import type { ChipProps } from '@mui/material/Chip'
import type { AuditAction } from '@/api'
import { attributesLine } from '@/common/attributes'
import { mapFields } from '@/common/mapFields'
import { auditActions, storedWords } from '@/common/storedWords'
import type { Text } from '@/common/text'
import * as ui from '@/dashboard/ui/messages'
import { categoryName } from '@/shared/lib/categoryName'
import { formatDateTime } from '@/shared/lib/formatDate'
import { formatTaka } from '@/shared/lib/formatTaka'
import { language, t } from '@/shared/lib/language'
import * as messages from '../messages'

type ActionLabel = { label: string; color?: ChipProps['color'] }

export const actionLabels: Readonly<Record<AuditAction, ActionLabel>> = {
  createProduct: { label: t(auditActions.createProduct), color: 'success' },
  updateProduct: { label: t(auditActions.updateProduct) },
  applyBulkEdit: { label: t(auditActions.applyBulkEdit) },
  undoBulkEdit: { label: t(auditActions.undoBulkEdit), color: 'warning' },
  deleteProduct: { label: t(auditActions.deleteProduct), color: 'error' },
  packOrder: { label: t(auditActions.packOrder) },
  undoPacking: { label: t(auditActions.undoPacking), color: 'warning' },
  handOverOrder: { label: t(auditActions.handOverOrder) },
  undoHandOver: { label: t(auditActions.undoHandOver), color: 'warning' },
  deliverOrder: { label: t(auditActions.deliverOrder), color: 'success' },
  deleteOrder: { label: t(auditActions.deleteOrder), color: 'error' },
  cancelOrder: { label: t(auditActions.cancelOrder), color: 'error' },
  recordCashPayment: { label: t(auditActions.recordCashPayment), color: 'success' },
  addOrderNote: { label: t(auditActions.addOrderNote) },
  deleteOrderNote: { label: t(auditActions.deleteOrderNote), color: 'error' },
  answerReturn: { label: t(auditActions.answerReturn) },
  finishReturn: { label: t(auditActions.finishReturn), color: 'success' },
  addCustomerNote: { label: t(auditActions.addCustomerNote) },
  deleteCustomerNote: { label: t(auditActions.deleteCustomerNote), color: 'error' },
  hideReview: { label: t(auditActions.hideReview) },
  showReview: { label: t(auditActions.showReview) },
  removeFromCart: { label: t(auditActions.removeFromCart), color: 'error' },
  updateUserRole: { label: t(auditActions.updateUserRole), color: 'warning' },
  deleteUser: { label: t(auditActions.deleteUser), color: 'error' },
  refundDuplicate: { label: t(auditActions.refundDuplicate), color: 'warning' },
  refundPayment: { label: t(auditActions.refundPayment), color: 'warning' },
  acceptPayment: { label: t(auditActions.acceptPayment), color: 'warning' },
  shareView: { label: t(auditActions.shareView) },
  updateView: { label: t(auditActions.updateView) },
  deleteView: { label: t(auditActions.deleteView), color: 'error' },
}

// The type of the labels demands exactly these keys.
export const actionNames = Object.keys(actionLabels) as AuditAction[]

/** `discountPrice` becomes 'Discount price', `transactionId` 'Transaction ID'. A field that has no message yet stays English. */
export function toLabel(name: string): string {
  const known = messages.fieldNames[name]
  if (known !== undefined) return t(known)
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\bid\b/, 'ID')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `User/0198…` becomes 'User 0198…'. */
export function formatSubject(subject: string): string {
  const [kind = '', ...id] = subject.split('/')
  const known = messages.subjectKinds[kind]
  return known === undefined ? subject : `${t(known)} ${id.join('/')}`
}

const isTimestamp = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text)

/** In place of a value that is not there. */
export const nothing = '–'

const amounts = [...Object.keys(mapFields(['amount'], () => true)), 'totalAmount', 'amount']

const words: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  ...storedWords,
  reason: ui.paymentReasons,
}

export function formatField(name: string, value: unknown): string {
  if (typeof value === 'number' && amounts.includes(name)) return formatTaka(value)
  if (name === 'attributes' && Array.isArray(value)) {
    return attributesLine(language, value.map(String)) || nothing
  }
  if (typeof value !== 'string' || value === '') return formatValue(value)
  if (name === 'category') return categoryName(value)
  const known = words[name]?.[value]
  return known === undefined ? formatValue(value) : t(known)
}

export function formatValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return nothing
  if (typeof value === 'boolean') return t(value ? messages.yes : messages.no)
  if (typeof value === 'string') return isTimestamp(value) ? formatDateTime(value) : value
  if (typeof value === 'number') return t(messages.plainNumber)(value)
  if (Array.isArray(value)) return value.map(formatValue).join('\n') || nothing
  return JSON.stringify(value)
}
