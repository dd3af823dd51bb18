import type { ChipProps } from '@mui/material/Chip'
import type { AuditAction } from '@/api'
import { mapFields } from '@/common/mapFields'
import { formatDateTime } from '@/shared/lib/formatDate'
import { formatTaka } from '@/shared/lib/formatTaka'

type ActionLabel = { label: string; color?: ChipProps['color'] }

export const actionLabels: Readonly<Record<AuditAction, ActionLabel>> = {
  createProduct: { label: 'Product added', color: 'success' },
  updateProduct: { label: 'Product edited' },
  deleteProduct: { label: 'Product deleted', color: 'error' },
  deliverOrder: { label: 'Order delivered', color: 'success' },
  deleteOrder: { label: 'Order deleted', color: 'error' },
  cancelOrder: { label: 'Order cancelled', color: 'error' },
  recordCashPayment: { label: 'Cash payment recorded', color: 'success' },
  addOrderNote: { label: 'Note written' },
  deleteOrderNote: { label: 'Note deleted', color: 'error' },
  hideReview: { label: 'Review hidden' },
  showReview: { label: 'Review shown again' },
  removeFromCart: { label: 'Cart item deleted', color: 'error' },
  updateUserRole: { label: 'Role changed', color: 'warning' },
  deleteUser: { label: 'User deleted', color: 'error' },
  refundDuplicate: { label: 'Duplicate payment refunded', color: 'warning' },
  refundPayment: { label: 'Refund', color: 'warning' },
  acceptPayment: { label: 'Payment kept', color: 'warning' },
}

// The type of the labels demands exactly these keys.
export const actionNames = Object.keys(actionLabels) as AuditAction[]

/** `discountPrice` becomes 'Discount price', `transactionId` 'Transaction ID'. */
export function toLabel(name: string): string {
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

export const formatField = (name: string, value: unknown): string =>
  typeof value === 'number' && amounts.includes(name) ? formatTaka(value) : formatValue(value)

export function formatValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return nothing
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return isTimestamp(value) ? formatDateTime(value) : value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(formatValue).join('\n') || nothing
  return JSON.stringify(value)
}
