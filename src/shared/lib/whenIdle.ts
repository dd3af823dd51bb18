/** Milliseconds; a page that is never idle gets it all the same. */
const patience = 3000

/** Calls back when the page has loaded and the browser has nothing better to do; answers how to call it off. */
export function whenIdle(callback: () => void): () => void {
  let cancelIdle = () => {}

  function wait() {
    // Not in every browser.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(callback, 200)
      cancelIdle = () => clearTimeout(timer)
      return
    }
    const handle = requestIdleCallback(callback, { timeout: patience })
    cancelIdle = () => cancelIdleCallback(handle)
  }

  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    cancelIdle()
  }
}
