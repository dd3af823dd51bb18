import type { PendingPurchase } from '../uiSlice'

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** The stored purchase, if it is valid. */
export function readPendingPurchase(stored: unknown): PendingPurchase | undefined {
  const gadgetId = fieldOf(stored, 'gadgetId')
  const kind = fieldOf(stored, 'kind')
  const quantity = fieldOf(stored, 'quantity')
  const at = fieldOf(stored, 'at')
  const isValid =
    typeof gadgetId === 'string' &&
    (kind === 'add' || kind === 'buy') &&
    typeof quantity === 'number' &&
    typeof at === 'number'
  return isValid ? { gadgetId, kind, quantity, at } : undefined
}
