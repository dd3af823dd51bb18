import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function each time, which does what the last one does: for handlers of memoised components. */
export function useEventCallback<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
) {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
