import { useCallback, useLayoutEffect, useRef } from 'react'

/** A stable function that calls the latest handler, for memoised components. */
export function useEventCallback<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
) {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
