import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** New pages start at the top; going back restores the scroll position. */
export function ScrollToTop() {
  const { pathname } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const isFirst = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new URL.
  useEffect(() => {
    if (isFirst.current || !isBack) window.scrollTo(0, 0)
    isFirst.current = false
  }, [pathname, isBack])

  return null
}
