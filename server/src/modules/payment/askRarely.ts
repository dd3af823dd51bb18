import type { Settle, Settlement } from './reconcileAttempt'

type Answer = Promise<Settlement | undefined>

/** The calls that share one question. */
type Round = { hints: Set<string>; answer: Answer }

/**
 * Anybody can post a notice, so the gateway is asked about an attempt at most once per pause. Notices that come sooner share
 * the next question. If they name several validations, the gateway is asked for all that it knows, so that no forged one
 * hides a genuine one.
 */
export function askRarely(settle: Settle, pause: number): Settle {
  const startedAt = new Map<string, number>()
  const waiting = new Map<string, Round>()

  async function ask(tranId: string, hints: ReadonlySet<string>): Answer {
    const wait = (startedAt.get(tranId) ?? Number.NEGATIVE_INFINITY) + pause - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    waiting.delete(tranId)
    startedAt.set(tranId, performance.now())
    setTimeout(() => startedAt.delete(tranId), pause).unref()
    const [valId] = hints
    return settle(tranId, hints.size > 1 ? { all: true } : { valId })
  }

  return (tranId, { valId: hint } = {}) => {
    const round = waiting.get(tranId)
    if (round) {
      // Two different ones are as good as many.
      if (hint && round.hints.size < 2) round.hints.add(hint)
      return round.answer
    }
    const hints = new Set(hint ? [hint] : [])
    // Started in a later tick: by then the round is among the waiting ones.
    const answer = Promise.resolve().then(() => ask(tranId, hints))
    waiting.set(tranId, { hints, answer })
    return answer
  }
}
