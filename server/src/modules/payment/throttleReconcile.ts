import type { ReconcileAttempt, ReconcileResult } from './reconcileAttempt'

type ReconcilePromise = Promise<ReconcileResult | undefined>

/** Calls that share one query. */
type PendingCheck = { hints: Set<string>; result: ReconcilePromise }

/**
 * Anybody can post a notification, so the gateway is queried about an attempt at most once per pause. Notifications that arrive
 * sooner share the next query. If they name several validations, all transactions are queried, so that a forged one cannot hide
 * a genuine one.
 */
export function throttleReconcile(
  reconcileAttempt: ReconcileAttempt,
  delay: number,
): ReconcileAttempt {
  const startedAt = new Map<string, number>()
  const waiting = new Map<string, PendingCheck>()

  async function checkAttempt(tranId: string, hints: ReadonlySet<string>): ReconcilePromise {
    const wait = (startedAt.get(tranId) ?? Number.NEGATIVE_INFINITY) + delay - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    waiting.delete(tranId)
    startedAt.set(tranId, performance.now())
    setTimeout(() => startedAt.delete(tranId), delay).unref()
    const [valId] = hints
    return reconcileAttempt(tranId, hints.size > 1 ? { all: true } : { valId })
  }

  return (tranId, { valId: hint } = {}) => {
    const pendingCheck = waiting.get(tranId)
    if (pendingCheck) {
      // Two different hints already lead to a query for all.
      if (hint && pendingCheck.hints.size < 2) pendingCheck.hints.add(hint)
      return pendingCheck.result
    }
    const hints = new Set(hint ? [hint] : [])
    // Started in a later tick, after the check is added to the waiting ones.
    const result = Promise.resolve().then(() => checkAttempt(tranId, hints))
    waiting.set(tranId, { hints, result })
    return result
  }
}
