export type Purchase = { kind: 'add' | 'buy'; quantity: number }

export type Buyer = {
  /** The e-mail of the open session. */
  email?: string
  /** The session is still being opened. */
  isExpected: boolean
}
