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

/** Opens, settles and refunds payments in the ledger. */
export function createTill(ledger: Ledger, faults: () => Faults) {
  return {
    async open(order: SessionOrder): Promise<string> {
      const sessionKey = newKey()
      await ledger.record({ kind: 'opened', at: Date.now(), sessionKey, ...order })
      return sessionKey
    },
    /** A payment that took money stays as it is; any other may still be paid, as late ones are. */
    async settle(payment: Payment, status: Outcome, isRisky = false): Promise<void> {
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
    },
    /** The same refund is given once, however often it is asked for. */
    async refund(payment: Payment, refundId: string, amount: string): Promise<string | undefined> {
      if (!isCaptured(payment) || Number(amount) > Number(payment.settled.amount)) return undefined
      if (payment.refunded) {
        return payment.refunded.refundId === refundId ? payment.refunded.reference : undefined
      }
      const reference = newKey().slice(0, 20)
      const { sessionKey } = payment
      await ledger.record({
        kind: 'refunded',
        at: Date.now(),
        sessionKey,
        refundId,
        reference,
        amount,
      })
      return reference
    },
  }
}

export type Till = ReturnType<typeof createTill>
