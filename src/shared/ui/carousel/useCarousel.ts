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

/** Runs the scroll engine; loads the drag engine on the first hover. */
export function useCarousel(
  viewportRef: RefObject<HTMLElement | null>,
  { delay, speed, gap, count, isPlaying, isHovered }: CarouselOptions,
) {
  const [engine, setEngine] = useState<CarouselEngine>()
  const [index, setIndex] = useState(0)
  const isDraggable = useRef(false)

  const start = useEffectEvent((startEngine: (row: CarouselRow) => CarouselEngine) => {
    const viewport = viewportRef.current
    const track = viewport?.firstElementChild
    if (!viewport || !(track instanceof HTMLElement)) return
    setEngine(startEngine({ viewport, track, gap, delay, speed, onIndexChange: setIndex }))
  })

  // Must run before the effect that stops the engine: a stopped engine cannot be paused.
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
    let isCancelled = false
    // Waits until the current move has ended.
    const atRest = new Promise((resolve) => setTimeout(resolve, speed))
    Promise.all([import(/* webpackChunkName: "carousel" */ './dragEngine'), atRest]).then(
      ([{ startDragEngine }]) => {
        if (isCancelled) return
        isDraggable.current = true
        start(startDragEngine)
      },
      () => {
        // The row still scrolls without it.
      },
    )
    return () => {
      isCancelled = true
    }
  }, [isHovered, speed])

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the number of slides changes.
  useEffect(() => engine?.update?.(), [engine, count])

  return {
    index,
    goTo: (next: number) => engine?.goTo(next),
    next: () => engine?.next(),
    previous: () => engine?.previous(),
  }
}

/** Browsers load lazy pictures too late when they scroll in horizontally. */
function fetchPictures(viewport: HTMLElement | null) {
  for (const picture of viewport?.querySelectorAll('img') ?? []) picture.loading = 'eager'
}
