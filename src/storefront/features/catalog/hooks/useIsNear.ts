import { type RefObject, useEffect, useState } from 'react'
import { whenQuiet } from '@/shared/lib/whenQuiet'

/** Whether an element was within half a screen of what is visible, or the page has been idle; from then on it is true. */
export function useIsNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: '50%' },
    )
    observer.observe(ref.current)
    const cancel = whenQuiet(() => setIsNear(true))
    return () => {
      observer.disconnect()
      cancel()
    }
  }, [ref])
  return isNear
}
