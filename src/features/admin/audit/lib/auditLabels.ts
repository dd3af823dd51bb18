import type { AuditAction } from '../../../../api'
import { formatDate } from '../../../../shared/lib/formatDate'
import type { BadgeTone } from '../../../../shared/ui/badge/Badge'

export const actionLabels: Record<AuditAction, { label: string; tone: BadgeTone }> = {
  createProduct: { label: 'Product added', tone: 'good' },
  updateProduct: { label: 'Product edited', tone: 'neutral' },
  deleteProduct: { label: 'Product deleted', tone: 'bad' },
  deliverOrder: { label: 'Order delivered', tone: 'good' },
  deleteOrder: { label: 'Order deleted', tone: 'bad' },
  removeFromCart: { label: 'Cart item deleted', tone: 'bad' },
  updateUserRole: { label: 'Role changed', tone: 'accent' },
  deleteUser: { label: 'User deleted', tone: 'bad' },
  refundDuplicate: { label: 'Duplicate payment refunded', tone: 'accent' },
  refundPayment: { label: 'Payment refunded', tone: 'accent' },
  acceptPayment: { label: 'Payment accepted', tone: 'accent' },
}

export const actionNames = [
  'createProduct',
  'updateProduct',
  'deleteProduct',
  'deliverOrder',
  'deleteOrder',
  'removeFromCart',
  'updateUserRole',
  'deleteUser',
  'refundDuplicate',
  'refundPayment',
  'acceptPayment',
] as const satisfies readonly AuditAction[]

/** `discountPrice` becomes 'Discount price'. */
export function toLabel(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const isTimestamp = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text)

export function formatValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string')
    return isTimestamp(value) ? formatDate(value, { hasTime: true }) : value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(formatValue).join('\n') || '–'
  return JSON.stringify(value)
}
