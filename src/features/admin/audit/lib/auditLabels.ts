import type { AuditAction } from '../../../../api'
import { formatDate } from '../../../../shared/lib/formatDate'
import type { BadgeTone } from '../../../../shared/ui/badge/Badge'

export const actions: Record<AuditAction, { label: string; tone: BadgeTone }> = {
  createProduct: { label: 'Product added', tone: 'good' },
  updateProduct: { label: 'Product edited', tone: 'neutral' },
  deleteProduct: { label: 'Product deleted', tone: 'bad' },
  deliverOrder: { label: 'Order delivered', tone: 'good' },
  deleteOrder: { label: 'Order deleted', tone: 'bad' },
  removeFromCart: { label: 'Cart row deleted', tone: 'bad' },
  updateUserRole: { label: 'Role changed', tone: 'accent' },
  deleteUser: { label: 'User deleted', tone: 'bad' },
  refundDuplicate: { label: 'Second payment refunded', tone: 'accent' },
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

/** `discountPrice` as people write it. */
export function wordsOf(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text)

/** A recorded value as people read it, whatever it is. */
export function textOfValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string')
    return isMoment(value) ? formatDate(value, { hasTime: true }) : value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(textOfValue).join('\n') || '–'
  return JSON.stringify(value)
}
