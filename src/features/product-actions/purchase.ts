export type Purchase = { kind: 'add' | 'buy'; quantity: number }

/** The purchase in the router's state, if there is one. */
export function getIntent(state: unknown): Purchase | undefined {
  const intent = getField(state, 'intent')
  const kind = getField(intent, 'kind')
  const quantity = getField(intent, 'quantity')
  const isValid = (kind === 'add' || kind === 'buy') && typeof quantity === 'number'
  return isValid ? { kind, quantity } : undefined
}

const getField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

export type Buyer = {
  /** The e-mail of the open session. */
  email?: string
  /** The session is still being opened. */
  isExpected: boolean
}
