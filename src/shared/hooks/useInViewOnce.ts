import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has ever been within 600px of the viewport. */
export function useInViewOnce(ref: RefObject<Element | null>): boolean {
  const [wasNear, setWasNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setWasNear(true)
        observer.disconnect()
      },
      { rootMargin: '600px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return wasNear
}
