/** Milliseconds of work that may be in progress. Under load it takes longer than the speed before promised. */
const maxWork = 300
/** Milliseconds that requests should wait at most. */
const maxWait = 500
/** A few requests may be slow by themselves. */
const maxLate = 32
/** Pages send several requests at once, so an idle shop accepts that many before its speed is known. */
const minInProgress = 128
/** What one address may use of it, so that a flood from it leaves the rest to others. */
const maxShare = 0.5
const rateWindow = 1_000

export type StartedRequest = {
  /** Its body is arriving, as slowly as its client sends it. */
  pause: () => void
  /** Its body is there. */
  resume: () => void
  finish: () => void
}

/**
 * Decides which requests are turned away at once, so that those that are accepted are served in time: the shop may work on as many as
 * it serves in `maxWork`. Event loop delay alone does not show that requests wait for the database.
 */
export function createLoadShedder(now = () => performance.now()) {
  /** Those that the shop works on, the oldest first: not those whose body is still arriving. */
  const worked = new Set<{ startedAt: number }>()
  const countByAddress = new Map<string, number>()
  let window = { startedAt: now(), served: 0 }
  let lastServed = 0

  function currentWindow() {
    const age = now() - window.startedAt
    if (age >= rateWindow) {
      lastServed = age < 2 * rateWindow ? window.served : 0
      window = { startedAt: now(), served: 0 }
    }
    return window
  }

  function areLate(): boolean {
    const latest = now() - maxWait
    let late = 0
    for (const { startedAt } of worked) {
      if (startedAt > latest) return false
      if (++late >= maxLate) return true
    }
    return false
  }

  function isOverloaded(ofAddress: number): boolean {
    const { served } = currentWindow()
    const maxInProgress = (Math.max(served, lastServed) * maxWork) / rateWindow
    const max = Math.max(minInProgress, maxInProgress)
    return worked.size >= max || ofAddress >= max * maxShare || areLate()
  }

  return {
    /** Counts a request until it is finished; undefined if it has to be turned away. */
    tryStart(address: string): StartedRequest | undefined {
      const count = () => countByAddress.get(address) ?? 0
      if (isOverloaded(count())) return undefined
      const request = { startedAt: now() }
      let isFinished = false
      worked.add(request)
      countByAddress.set(address, count() + 1)
      return {
        pause: () => void worked.delete(request),
        resume() {
          if (isFinished || worked.has(request)) return
          request.startedAt = now()
          worked.add(request)
        },
        finish() {
          if (isFinished) return
          isFinished = true
          worked.delete(request)
          currentWindow().served++
          if (count() > 1) countByAddress.set(address, count() - 1)
          else countByAddress.delete(address)
        },
      }
    },
  }
}
