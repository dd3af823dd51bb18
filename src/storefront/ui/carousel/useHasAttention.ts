import { type RefObject, useEffect, useState } from 'react'

type Carousel = { shown: number; setHasAttention: (hasAttention: boolean) => void }

/** Those of the page, in its order. */
const carousels = new Map<Element, Carousel>()
const steps = [...Array(11).keys()].map((step) => step / 10)

/** Whether the carousel is in view, and no other one shows more of itself: only one of them moves. */
export function useHasAttention(ref: RefObject<HTMLElement | null>): boolean {
  const [hasAttention, setHasAttention] = useState(true)
  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        carousels.set(element, { shown: entries.at(-1)?.intersectionRatio ?? 0, setHasAttention })
        chooseOne()
      },
      { threshold: steps },
    )
    carousels.set(element, { shown: 0, setHasAttention })
    observer.observe(element)
    return () => {
      observer.disconnect()
      carousels.delete(element)
      chooseOne()
    }
  }, [ref])
  return hasAttention
}

function chooseOne() {
  const all = [...carousels.values()]
  const largest = Math.max(...all.map(({ shown }) => shown))
  const chosen = all.find(({ shown }) => shown > 0 && shown === largest)
  for (const carousel of all) carousel.setHasAttention(carousel === chosen)
}
