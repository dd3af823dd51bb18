import type { TriedPurchase } from '../uiSlice'

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** What a browser kept, if it is fit to use. */
export function readPendingPurchase(kept: unknown): TriedPurchase | undefined {
  const gadgetId = fieldOf(kept, 'gadgetId')
  const kind = fieldOf(kept, 'kind')
  const quantity = fieldOf(kept, 'quantity')
  const at = fieldOf(kept, 'at')
  const isFit =
    typeof gadgetId === 'string' &&
    (kind === 'add' || kind === 'buy') &&
    typeof quantity === 'number' &&
    typeof at === 'number'
  return isFit ? { gadgetId, kind, quantity, at } : undefined
}
