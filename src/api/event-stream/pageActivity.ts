/** Calls back whether the page is in use: visible, and neither frozen nor in the back/forward cache. Returns a function that stops it. */
export function watchPageActivity(onChange: (isActive: boolean) => void): () => void {
  let isSuspended = false
  let isActive: boolean | undefined

  function update() {
    const isNowActive = !isSuspended && document.visibilityState === 'visible'
    if (isNowActive === isActive) return
    isActive = isNowActive
    onChange(isNowActive)
  }
  const setSuspended = (value: boolean) => () => {
    isSuspended = value
    update()
  }
  const suspend = setSuspended(true)
  const resume = setSuspended(false)

  const listeners = [
    [document, 'visibilitychange', update],
    [document, 'freeze', suspend],
    [document, 'resume', resume],
    [window, 'pagehide', suspend],
    [window, 'pageshow', resume],
  ] as const
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener)
  update()
  return () => {
    for (const [target, name, listener] of listeners) target.removeEventListener(name, listener)
  }
}
