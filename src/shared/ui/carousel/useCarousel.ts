import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { whenIdle } from '../../lib/whenIdle'
import type { CarouselEngine, CarouselPace, CarouselRow } from './carouselEngine'
import { startScrollEngine } from './scrollEngine'

type CarouselOptions = CarouselPace & {
  gap: number
  count: number
  isPlaying: boolean
  isHovered: boolean
}

/** A row of slides, which scrolls by hand as any row does. Code for dragging it comes with the first mouse that comes near. */
export function useCarousel(
  viewportRef: RefObject<HTMLElement | null>,
  { delay, speed, gap, count, isPlaying, isHovered }: CarouselOptions,
) {
  const [engine, setEngine] = useState<CarouselEngine>()
  const [place, setPlace] = useState(0)
  const isDraggable = useRef(false)

  const start = useEffectEvent((startEngine: (row: CarouselRow) => CarouselEngine) => {
    const viewport = viewportRef.current
    const track = viewport?.firstElementChild
    if (!viewport || !(track instanceof HTMLElement)) return
    setEngine(startEngine({ viewport, track, gap, delay, speed, onPlaceChange: setPlace }))
  })

  // Before the effect that stops it: a stopped engine cannot be paused.
  useEffect(() => {
    if (isPlaying) engine?.play()
    return () => engine?.pause()
  }, [engine, isPlaying])

  useEffect(() => () => engine?.stop(), [engine])

  useEffect(() => {
    start(startScrollEngine)
    return whenIdle(() => fetchPictures(viewportRef.current))
  }, [viewportRef])

  useEffect(() => {
    if (!isHovered || isDraggable.current) return
    let isGone = false
    // A slide that is on its way comes to rest first.
    const atRest = new Promise((resolve) => setTimeout(resolve, speed))
    Promise.all([import(/* webpackChunkName: "carousel" */ './dragEngine'), atRest]).then(
      ([{ startDragEngine }]) => {
        if (isGone) return
        isDraggable.current = true
        start(startDragEngine)
      },
      () => {
        // The row scrolls without it.
      },
    )
    return () => {
      isGone = true
    }
  }, [isHovered, speed])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of slides is the occasion.
  useEffect(() => engine?.update?.(), [engine, count])

  return {
    place,
    goTo: (next: number) => engine?.goTo(next),
    next: () => engine?.next(),
    previous: () => engine?.previous(),
  }
}

/** A slide comes in sideways, where browsers look out for lazy pictures too late. */
function fetchPictures(viewport: HTMLElement | null) {
  for (const picture of viewport?.querySelectorAll('img') ?? []) picture.loading = 'eager'
}
