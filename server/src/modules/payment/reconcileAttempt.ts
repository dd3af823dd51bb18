import { ulid } from 'ulid'
import type { GatewayTransaction, PaymentGateway } from '../../adapters/payment'
import type { PaymentState } from '../../db/generated/schema'
import type { Database } from '../../db/pool'
import { type Transaction, transaction } from '../../db/transaction'
import type { Logger } from '../../observability/logger'
import { type Decision, decideCapture, decideWithoutCapture } from './rules'
import { closeAttempt, findAttempt, lockOrder, type StoredAttempt } from './store/attempts'
import {
  findRecordedCapture,
  insertExtraCapture,
  payOrder,
  recordCapture,
  recordMismatch,
} from './store/captures'

export type ReconcileResult = { state: PaymentState; isCaptured: boolean }

/** Validates `valId` first, or, with `all`, queries every transaction that the gateway has. */
export type GatewayQuery = { valId?: string | undefined; all?: boolean }

/** Queries the gateway about an attempt and records the result; undefined if there is no such attempt. */
export type ReconcileAttempt = (
  tranId: string,
  query?: GatewayQuery,
) => Promise<ReconcileResult | undefined>

type Services = { db: Database; gateway: PaymentGateway; logger: Logger }

type Findings = {
  /** Confirmed by the gateway's validation call. */
  captures: readonly GatewayTransaction[]
  gatewayTransactions: readonly GatewayTransaction[]
}

const toReconcileResult = ({ kind, state, valId }: StoredAttempt): ReconcileResult => ({
  state,
  isCaptured: kind === 'cash' || valId !== undefined,
})

/** Whether the database has the result of this query already. The gateway has nothing about cash. */
export const isRecorded = (
  { kind, valId: known }: StoredAttempt,
  { valId, all = false }: GatewayQuery,
) => kind === 'cash' || (known !== undefined && !all && (!valId || valId === known))

async function applyDecision(
  trx: Transaction,
  attempt: StoredAttempt,
  capture: GatewayTransaction & { valId: string },
  decision: Decision,
): Promise<boolean> {
  switch (decision.kind) {
    case 'apply':
      await recordCapture(trx, attempt.tranId, 'paid', capture)
      await payOrder(trx, attempt, decision.isRisky)
      return true
    case 'duplicate':
      if (decision.isExtra) await insertExtraCapture(trx, ulid(), attempt, capture)
      else await recordCapture(trx, attempt.tranId, 'duplicate', capture)
      return true
    case 'mismatch':
      await recordMismatch(trx, ulid(), attempt, capture, decision.field)
      return true
    case 'close':
    case 'known':
    case 'wait':
      return false
  }
}

async function recordConfirmedCapture(
  trx: Transaction,
  orderId: string,
  capture: GatewayTransaction,
): Promise<Decision | undefined> {
  const order = await lockOrder(trx, orderId)
  const attempt = await findAttempt(trx, capture.tranId)
  const { valId } = capture
  if (!attempt || valId === undefined) return undefined
  const recordedFor = await findRecordedCapture(trx, valId, attempt.tranId)
  const payment = { transactionId: order.transactionId ?? undefined }
  const decision = decideCapture(attempt, payment, capture, recordedFor)
  return (await applyDecision(trx, attempt, { ...capture, valId }, decision)) ? decision : undefined
}

export function createReconcileAttempt({ db, gateway, logger }: Services): ReconcileAttempt {
  const underWay = new Map<string, Promise<ReconcileResult | undefined>>()

  async function confirm(tranId: string, valId: string): Promise<GatewayTransaction[]> {
    const transaction = await gateway.validate(valId)
    return transaction?.tranId === tranId && transaction.status === 'captured' ? [transaction] : []
  }

  async function queryGateway(
    { tranId, valId: known }: StoredAttempt,
    { valId: hint, all = false }: GatewayQuery,
  ): Promise<Findings> {
    const hinted = hint ? await confirm(tranId, hint) : []
    if (!all && (hinted.length > 0 || known !== undefined))
      return { captures: hinted, gatewayTransactions: [] }
    const gatewayTransactions = await gateway.queryByTransaction(tranId)
    const captures: GatewayTransaction[] = []
    for (const { status, valId } of gatewayTransactions) {
      if (status === 'captured' && valId && valId !== known)
        captures.push(...(await confirm(tranId, valId)))
    }
    return { captures, gatewayTransactions }
  }

  function logDecision(tranId: string, decision: Decision | undefined) {
    if (decision?.kind === 'apply') logger.info({ tranId, risky: decision.isRisky }, 'order paid')
    if (decision?.kind === 'duplicate') logger.warn({ tranId }, 'order paid twice: to be refunded')
    if (decision?.kind === 'mismatch') {
      logger.error({ tranId, field: decision.field }, 'a payment does not match what was asked for')
    }
  }

  async function recordFindings(
    { tranId, orderId, ...attempt }: StoredAttempt,
    findings: Findings,
  ) {
    for (const capture of findings.captures) {
      logDecision(
        tranId,
        await transaction(db, (trx) => recordConfirmedCapture(trx, orderId, capture)),
      )
    }
    if (findings.captures.length > 0) return
    const decision = decideWithoutCapture(attempt, findings.gatewayTransactions, attempt)
    if (decision.kind !== 'close') return
    await transaction(db, (trx) => closeAttempt(trx, tranId, decision.state))
  }

  async function reconcileAttempt(tranId: string, query: GatewayQuery) {
    const attempt = await findAttempt(db, tranId)
    if (!attempt) return undefined
    if (isRecorded(attempt, query)) return toReconcileResult(attempt)
    await recordFindings(attempt, await queryGateway(attempt, query))
    const result = await findAttempt(db, tranId)
    return result && toReconcileResult(result)
  }

  // Concurrent notifications share one query.
  return (tranId, query = {}) => {
    const key = `${tranId} ${query.all ? '*' : (query.valId ?? '')}`
    const pending = underWay.get(key)
    if (pending) return pending
    const work = reconcileAttempt(tranId, query).finally(() => underWay.delete(key))
    underWay.set(key, work)
    return work
  }
}
