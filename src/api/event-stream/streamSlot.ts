/** The used part of `navigator.locks`. */
export type PageLocks = {
  request(
    name: string,
    options: LockOptions,
    callback: (lock: unknown) => Promise<void> | undefined,
  ): Promise<unknown>
}

/** Over HTTP/1.1 a browser opens six connections to a host, and pages need some for their data. */
const slots = [1, 2, 3, 4]

/**
 * Waits until the page may hold an event stream. A browser that has no Web Locks, or denies them, does not wait. Returns a function
 * that frees the slot for another page; the browser does so when a page closes or crashes.
 */
export function takeSlot(locks: PageLocks | undefined, onTaken: () => void): () => void {
  const waiting = new AbortController()
  let free = () => {}
  const freed = new Promise<void>((resolve) => {
    free = resolve
  })

  function take() {
    if (waiting.signal.aborted) return undefined
    waiting.abort()
    onTaken()
    return freed
  }

  if (!locks) void take()
  for (const slot of slots) {
    // Rejected once another slot is taken, too.
    locks
      ?.request(`jontro-event-stream-${slot}`, { signal: waiting.signal }, take)
      .catch(() => void take())
  }
  return () => {
    waiting.abort()
    free()
  }
}
