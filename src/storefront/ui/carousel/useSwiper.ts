import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type Swiper from 'swiper'
import { nextTask } from '@/shared/lib/nextTask'
import { whenIdle } from '@/shared/lib/whenIdle'
import type { SwiperOptions } from './createSwiper'

type Options = SwiperOptions & { count: number; isPlaying: boolean; isHovered: boolean }

/**
 * Loads Swiper for the first automatic move, or when the mouse or a control is used: the first view does not need it, since
 * the row scrolls by itself.
 */
export function useSwiper(
  viewportRef: RefObject<HTMLElement | null>,
  { delay, speed, gap, count, isPlaying, isHovered }: Options,
) {
  const [swiper, setSwiper] = useState<Swiper>()
  const [index, setIndex] = useState(0)
  const loading = useRef<Promise<Swiper | undefined>>(undefined)

  const load = useCallback(() => {
    async function create() {
      const { createSwiper } = await import(/* webpackChunkName: "carousel" */ './createSwiper')
      await nextTask()
      const viewport = viewportRef.current
      // Unmounted in the meantime.
      if (!viewport) return undefined
      const created = createSwiper(viewport, { delay, speed, gap }, setIndex)
      setSwiper(created)
      return created
    }
    loading.current ??= create().catch(() => {
      // Tried again when a control is used.
      loading.current = undefined
      return undefined
    })
    return loading.current
  }, [viewportRef, delay, speed, gap])

  useEffect(() => whenIdle(() => fetchPictures(viewportRef.current)), [viewportRef])

  useEffect(() => {
    if (isHovered) void load()
  }, [isHovered, load])

  useEffect(() => {
    if (!isPlaying || swiper) return
    const timer = setTimeout(() => void load(), delay)
    return () => clearTimeout(timer)
  }, [isPlaying, swiper, delay, load])

  useEffect(() => {
    if (isPlaying) swiper?.autoplay.start()
    else swiper?.autoplay.stop()
  }, [swiper, isPlaying])

  useEffect(() => () => void swiper?.destroy(), [swiper])

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the number of slides changes.
  useEffect(() => swiper?.update(), [swiper, count])

  return {
    index,
    goTo(next: number) {
      void load().then((loaded) => loaded?.slideTo(next))
    },
    next() {
      void load().then((loaded) => loaded?.slideNext())
    },
    previous() {
      void load().then((loaded) => loaded?.slidePrev())
    },
  }
}

/** Browsers load lazy pictures too late when they scroll in horizontally. */
function fetchPictures(viewport: HTMLElement | null) {
  for (const picture of viewport?.querySelectorAll('img') ?? []) picture.loading = 'eager'
}
