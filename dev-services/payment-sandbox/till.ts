import { randomBytes } from 'node:crypto'
import type { Faults } from './faults'
import type { Ledger } from './ledger'
import { isCaptured, type Outcome, type Payment } from './payment'

export type SessionOrder = Pick<Payment, 'tranId' | 'amount' | 'currency' | 'productName' | 'urls'>

const newKey = () => randomBytes(16).toString('hex').toUpperCase()

/** One taka more, or another currency: what a gateway in error might take. */
const taken = ({ amount, currency }: Payment, faults: Faults) => ({
  amount: faults.amount === 'right' ? amount : (Number(amount) + 1).toFixed(2),
  currency: faults.currency === 'right' ? currency : 'USD',
})

/** Opens, settles and refunds payments in the ledger, one thing at a time. */
export function createTill(ledger: Ledger, faults: () => Faults) {
  let turn: Promise<unknown> = Promise.resolve()

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work)
    turn = done.catch(() => undefined)
    return done
  }

  async function settle(payment: Payment, status: Outcome, isRisky: boolean) {
    if (isCaptured(payment)) return
    const key = newKey()
    await ledger.record({
      kind: 'settled',
      at: Date.now(),
      sessionKey: payment.sessionKey,
      status,
      ...taken(payment, faults()),
      valId: `${Date.now()}${key.slice(0, 12)}`,
      bankTranId: `${Date.now()}${key.slice(12, 24)}`,
      isRisky,
    })
  }

  async function refund(payment: Payment, refundId: string, amount: string) {
    if (!isCaptured(payment) || Number(amount) > Number(payment.settled.amount)) return undefined
    const { sessionKey, refunded } = payment
    if (refunded) return refunded.refundId === refundId ? refunded.reference : undefined
    const reference = newKey().slice(0, 20)
    const at = Date.now()
    await ledger.record({ kind: 'refunded', at, sessionKey, refundId, reference, amount })
    return reference
  }

  return {
    async open(order: SessionOrder): Promise<string> {
      const sessionKey = newKey()
      await ledger.record({ kind: 'opened', at: Date.now(), sessionKey, ...order })
      return sessionKey
    },
    /** A payment that took money stays as it is; any other may still be paid, as late ones are. */
    settle: (payment: Payment, status: Outcome, isRisky = false) =>
      inTurn(() => settle(payment, status, isRisky)),
    /** The reference of the refund, which is given once however often it is asked for. */
    refund: (payment: Payment, refundId: string, amount: string) =>
      inTurn(() => refund(payment, refundId, amount)),
  }
}

export type Till = ReturnType<typeof createTill>
