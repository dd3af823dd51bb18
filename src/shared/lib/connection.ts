const retryRequests = new EventTarget()

/** Milliseconds before the first retry without an `online` event; doubled after each failure. */
const firstDelay = 3_000
const maxDelay = 60_000

/** Starts the next attempt of everything that waits in `untilRetry`. */
export function retryNow() {
  retryRequests.dispatchEvent(new Event('retry'))
}

/** Resolves when the browser is online again, the user presses Try again, or a growing delay has passed. */
export function untilRetry(failedAttempts: number): Promise<void> {
  return new Promise((resolve) => {
    const delay = Math.min(firstDelay * 2 ** (failedAttempts - 1), maxDelay)
    const finish = () => {
      clearTimeout(timer)
      window.removeEventListener('online', finish)
      retryRequests.removeEventListener('retry', finish)
      resolve()
    }
    // A browser may report `online` although no request gets through, and then no event follows.
    const timer = setTimeout(finish, delay)
    window.addEventListener('online', finish)
    retryRequests.addEventListener('retry', finish)
  })
}
