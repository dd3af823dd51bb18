import { openStream, type StreamOptions } from './openStream'
import { type PageLocks, takeSlot } from './streamSlot'

/** Between two requests of a page that waits for a slot. */
const waitingInterval = 10_000

/**
 * Receives the changes by an event stream, or as long as more pages are visible than may hold one, by requests for the missed
 * events.
 */
export function subscribe(locks: PageLocks | undefined, options: StreamOptions) {
  let isBrief = true
  let close = () => {}

  /** The server then sends what the current session may see. */
  function reconnect() {
    close()
    close = openStream({ ...options, isBrief })
  }

  const timer = setInterval(reconnect, waitingInterval)
  const freeSlot = takeSlot(locks, () => {
    clearInterval(timer)
    isBrief = false
    reconnect()
  })
  return {
    reconnect,
    unsubscribe() {
      clearInterval(timer)
      freeSlot()
      close()
    },
  }
}
