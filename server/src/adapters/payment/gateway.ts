/** Amounts are integer paisa, whatever the gateway writes. */
export type Money = { paisa: number; currency: string }

export type SessionRequest = {
  tranId: string
  amount: Money
  returnUrls: { success: string; fail: string; cancel: string }
  notifyUrl: string
  customer: {
    name: string
    email: string
    mobileNumber: string
    address: string
    district: string
    country: string
  }
  items: readonly { name: string; quantity: number }[]
}

export type PaymentSession = {
  sessionKey: string
  /** Where the customer's browser goes to pay. */
  pageUrl: string
}

export type TransactionStatus = 'captured' | 'pending' | 'failed' | 'cancelled' | 'expired'

/** What the gateway says of one try to pay. */
export type GatewayTransaction = {
  tranId: string
  status: TransactionStatus
  /** Names one capture; a try that took no money may have none. */
  valId: string | undefined
  bankTranId: string | undefined
  /** Every way in which the gateway states the amount; they need not agree. */
  amounts: readonly Money[]
  riskLevel: number
}

export type RefundRequest = {
  /** The same one for the same refund, so that asking twice gives the money back once. */
  refundId: string
  bankTranId: string
  amount: Money
  reason: string
}

export type Refund = { isAccepted: true; reference: string } | { isAccepted: false; reason: string }

/**
 * A card payment provider. Whatever keeps a call from a clear answer is a `GatewayUnavailableError`: nobody may draw a
 * conclusion from it.
 */
export type PaymentGateway = {
  createSession(request: SessionRequest): Promise<PaymentSession>
  /** Undefined where the gateway knows no such `valId`. */
  validate(valId: string): Promise<GatewayTransaction | undefined>
  queryByTransaction(tranId: string): Promise<readonly GatewayTransaction[]>
  refund(request: RefundRequest): Promise<Refund>
}

/** No answer, or none that can be relied on: to be asked again later. */
export class GatewayUnavailableError extends Error {
  override readonly name = 'GatewayUnavailableError'
}
