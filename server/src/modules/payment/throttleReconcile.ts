import type { ReconcileAttempt, ReconcileResult } from './reconcileAttempt'

type ReconcilePromise = Promise<ReconcileResult | undefined>

/** The calls that share one question. */
type PendingCheck = { hints: Set<string>; result: ReconcilePromise }

/**
 * Anybody can post a notice, so the gateway is asked about an attempt at most once per pause. Notices that come sooner share
 * the next question. If they name several validations, the gateway is asked for all that it knows, so that no forged one
 * hides a genuine one.
 */
export function throttleReconcile(
  reconcileAttempt: ReconcileAttempt,
  pause: number,
): ReconcileAttempt {
  const startedAt = new Map<string, number>()
  const waiting = new Map<string, PendingCheck>()

  async function checkAttempt(tranId: string, hints: ReadonlySet<string>): ReconcilePromise {
    const wait = (startedAt.get(tranId) ?? Number.NEGATIVE_INFINITY) + pause - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    waiting.delete(tranId)
    startedAt.set(tranId, performance.now())
    setTimeout(() => startedAt.delete(tranId), pause).unref()
    const [valId] = hints
    return reconcileAttempt(tranId, hints.size > 1 ? { all: true } : { valId })
  }

  return (tranId, { valId: hint } = {}) => {
    const pendingCheck = waiting.get(tranId)
    if (pendingCheck) {
      // Two different ones are as good as many.
      if (hint && pendingCheck.hints.size < 2) pendingCheck.hints.add(hint)
      return pendingCheck.result
    }
    const hints = new Set(hint ? [hint] : [])
    // Started in a later tick: by then the round is among the waiting ones.
    const result = Promise.resolve().then(() => checkAttempt(tranId, hints))
    waiting.set(tranId, { hints, result })
    return result
  }
}
