import { getField } from '@/shared/lib/getField'

export type Purchase = { kind: 'add' | 'buy'; quantity: number }

/** The purchase in the router's state, if there is one. */
export function getIntent(state: unknown): Purchase | undefined {
  const intent = getField(state, 'intent')
  const kind = getField(intent, 'kind')
  const quantity = getField(intent, 'quantity')
  const isValid = (kind === 'add' || kind === 'buy') && typeof quantity === 'number'
  return isValid ? { kind, quantity } : undefined
}

export type Buyer = {
  /** The e-mail of the open session. */
  email?: string
  /** The session is still being opened. */
  isExpected: boolean
}
