/** Milliseconds after which the callback runs even if the page is never idle. */
const timeout = 3000

/** Runs the callback when the page has loaded and the browser is idle; returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  let cancelIdle = () => {}

  function wait() {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(callback, 200)
      cancelIdle = () => clearTimeout(timer)
      return
    }
    const handle = requestIdleCallback(callback, { timeout })
    cancelIdle = () => cancelIdleCallback(handle)
  }

  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    cancelIdle()
  }
}
