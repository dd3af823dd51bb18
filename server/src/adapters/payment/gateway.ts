/** Amounts are integer paisa, whatever format the gateway uses. */
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
  /** The gateway's page, to which the browser is redirected. */
  pageUrl: string
}

export type TransactionStatus = 'captured' | 'pending' | 'failed' | 'cancelled' | 'expired'

/** One payment transaction as the gateway reports it. */
export type GatewayTransaction = {
  tranId: string
  status: TransactionStatus
  /** Identifies a capture; a transaction without one may have no `valId`. */
  valId: string | undefined
  bankTranId: string | undefined
  /** Every amount that the gateway states; they may differ. */
  amounts: readonly Money[]
  riskLevel: number
}

export type RefundRequest = {
  /** Idempotency key: a repeated request with the same ID refunds once. */
  refundId: string
  bankTranId: string
  amount: Money
  reason: string
}

export type Refund =
  /** Under way. Without a reference it can only be looked up by requesting it once more. */
  | { state: 'requested'; reference: string | undefined }
  | { state: 'settled' }
  /** Refused, or cancelled later: no money moves. */
  | { state: 'failed'; reason: string }

/**
 * A card payment provider. Every call without a clear result throws `GatewayUnavailableError`, which says nothing about the
 * payment.
 */
export type PaymentGateway = {
  createSession(request: SessionRequest): Promise<PaymentSession>
  /** Returns undefined if the gateway does not know the `valId`. */
  validate(valId: string): Promise<GatewayTransaction | undefined>
  queryByTransaction(tranId: string): Promise<readonly GatewayTransaction[]>
  refund(request: RefundRequest): Promise<Refund>
  /** Looks up a refund by the reference that its request returned. */
  queryRefund(reference: string): Promise<Refund>
}

/** No response or an unusable one: try again later. */
export class GatewayUnavailableError extends Error {
  override readonly name = 'GatewayUnavailableError'
}

/** A response that does not match what is expected: the next one is probably the same. */
export class UnexpectedResponseError extends GatewayUnavailableError {}
