/** A customer's wish to have something, now or once they have signed in. */
export type Purchase = { kind: 'add' | 'buy'; quantity: number }

/** Who would be buying. */
export type Customer = {
  /** The e-mail of the open session. */
  email?: string
  /** A session is on its way: who is remembered here has only not been recognised yet. */
  isExpected: boolean
}
