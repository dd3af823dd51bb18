import type { ChipProps } from '@mui/material/Chip'
import type { AuditAction } from '@/api'
import { mapFields } from '@/common/mapFields'
import { formatDateTime } from '@/shared/lib/formatDate'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { categoryName } from '@/shared/lib/localNames'
import * as messages from '../messages'

type ActionLabel = { label: string; color?: ChipProps['color'] }

export const actionLabels: Readonly<Record<AuditAction, ActionLabel>> = {
  createProduct: { label: t(messages.actions.createProduct), color: 'success' },
  updateProduct: { label: t(messages.actions.updateProduct) },
  deleteProduct: { label: t(messages.actions.deleteProduct), color: 'error' },
  deliverOrder: { label: t(messages.actions.deliverOrder), color: 'success' },
  deleteOrder: { label: t(messages.actions.deleteOrder), color: 'error' },
  cancelOrder: { label: t(messages.actions.cancelOrder), color: 'error' },
  recordCashPayment: { label: t(messages.actions.recordCashPayment), color: 'success' },
  addOrderNote: { label: t(messages.actions.addOrderNote) },
  deleteOrderNote: { label: t(messages.actions.deleteOrderNote), color: 'error' },
  hideReview: { label: t(messages.actions.hideReview) },
  showReview: { label: t(messages.actions.showReview) },
  removeFromCart: { label: t(messages.actions.removeFromCart), color: 'error' },
  updateUserRole: { label: t(messages.actions.updateUserRole), color: 'warning' },
  deleteUser: { label: t(messages.actions.deleteUser), color: 'error' },
  refundDuplicate: { label: t(messages.actions.refundDuplicate), color: 'warning' },
  refundPayment: { label: t(messages.actions.refundPayment), color: 'warning' },
  acceptPayment: { label: t(messages.actions.acceptPayment), color: 'warning' },
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

const isTimestamp = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text)

/** In place of a value that is not there. */
export const nothing = '–'

const amounts = [...Object.keys(mapFields(['amount'], () => true)), 'totalAmount', 'amount']

export function formatField(name: string, value: unknown): string {
  if (typeof value === 'number' && amounts.includes(name)) return formatTaka(value)
  if (typeof value !== 'string' || value === '') return formatValue(value)
  if (name === 'category') return categoryName(value)
  const known = messages.fieldValues[name]?.[value]
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
