import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** The first page and each new one start at the top; going back returns to where one was. */
export function ScrollToTop() {
  const { pathname } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const isFirst = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the occasion.
  useEffect(() => {
    if (isFirst.current || !isBack) window.scrollTo(0, 0)
    isFirst.current = false
  }, [pathname, isBack])

  return null
}
