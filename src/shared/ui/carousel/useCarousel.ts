import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { whenIdle } from '../../lib/whenIdle'
import type { CarouselEngine, CarouselPace } from './engine'
import { fetchPictures, goToSlide, placeInView } from './nativeRow'

type CarouselOptions = CarouselPace & { gap: number; count: number; isPlaying: boolean }

/** A row that scrolls by itself as any row does, until the engine is there; nothing waits for that. */
export function useCarousel(
  viewportRef: RefObject<HTMLElement | null>,
  { delay, speed, gap, count, isPlaying }: CarouselOptions,
) {
  const [engine, setEngine] = useState<CarouselEngine>()
  const [place, setPlace] = useState(0)

  const start = useEffectEvent((startEngine: typeof import('./engine').startEngine) => {
    const viewport = viewportRef.current
    if (!viewport) return undefined
    fetchPictures(viewport)
    const startPlace = placeInView(viewport)
    return startEngine(viewport, { delay, speed, gap, startPlace, onPlaceChange: setPlace })
  })

  // Before the effect that starts it: what is undone first must not find the engine stopped already.
  useEffect(() => {
    if (isPlaying) engine?.play()
    return () => engine?.pause()
  }, [engine, isPlaying])

  useEffect(() => {
    let started: CarouselEngine | undefined
    let isGone = false
    const callOff = whenIdle(() => {
      import(/* webpackChunkName: "carousel" */ './engine').then(
        ({ startEngine }) => {
          if (isGone) return
          started = start(startEngine)
          setEngine(started)
        },
        () => {
          // The row scrolls without it.
        },
      )
    })
    return () => {
      isGone = true
      callOff()
      started?.stop()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of slides is the occasion.
  useEffect(() => engine?.update(), [engine, count])

  function goTo(next: number) {
    if (engine) engine.goTo(next)
    else goToSlide(viewportRef.current, next)
  }

  return {
    place,
    goTo,
    next: () => (engine ? engine.next() : goTo((place + 1) % count)),
    previous: () => (engine ? engine.previous() : goTo((place - 1 + count) % count)),
    /** The row has been scrolled by hand. */
    handleScroll: () => setPlace(placeInView(viewportRef.current)),
  }
}
