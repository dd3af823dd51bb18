import type { CarouselEngine, CarouselRow } from './carouselEngine'
import { getSlideIndex, getSnapOffsets } from './rowGeometry'

const userScrollEvents = ['touchstart', 'touchend', 'touchcancel', 'wheel'] as const
const easeOut = (part: number) => 1 - (1 - part) ** 3

/** Animates the scroll offset; touch and wheel interrupt the animation. */
export function startScrollEngine({
  track,
  delay,
  speed,
  onIndexChange,
}: CarouselRow): CarouselEngine {
  const motion = window.matchMedia('(prefers-reduced-motion: reduce)')
  /** Scroll offset that the row is moving to. */
  let target: number | undefined
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPlaying = false
  let isTouched = false

  const position = () => target ?? track.scrollLeft

  function settle() {
    cancelAnimationFrame(frame)
    target = undefined
    track.style.scrollSnapType = ''
    waitForNext()
  }

  function waitForNext() {
    clearTimeout(timer)
    if (isPlaying && !isTouched && target === undefined) timer = setTimeout(next, delay)
  }

  function moveTo(left: number) {
    const from = track.scrollLeft
    const startTime = performance.now()
    const time = motion.matches ? 0 : speed
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    target = left
    // Scroll snapping would interfere with the animation.
    track.style.scrollSnapType = 'none'

    function step() {
      const part = time > 0 ? Math.min((performance.now() - startTime) / time, 1) : 1
      track.scrollLeft = from + (left - from) * easeOut(part)
      if (part < 1) frame = requestAnimationFrame(step)
      else settle()
    }
    step()
  }

  function goTo(index: number) {
    const stops = getSnapOffsets(track)
    const left = stops[index] ?? 0
    onIndexChange(getSlideIndex(stops, left))
    moveTo(left)
  }

  function next() {
    const isAtEnd = position() >= track.scrollWidth - track.clientWidth - 1
    goTo(isAtEnd ? 0 : getSlideIndex(getSnapOffsets(track), position()) + 1)
  }

  function previous() {
    const stops = getSnapOffsets(track)
    goTo((getSlideIndex(stops, position()) || stops.length) - 1)
  }

  function handleUserScroll({ type }: Event) {
    isTouched = type === 'touchstart'
    settle()
  }

  function handleScroll() {
    if (target === undefined) onIndexChange(getSlideIndex(getSnapOffsets(track), track.scrollLeft))
  }

  for (const type of userScrollEvents)
    track.addEventListener(type, handleUserScroll, { passive: true })
  track.addEventListener('scroll', handleScroll, { passive: true })

  function pause() {
    isPlaying = false
    clearTimeout(timer)
  }

  return {
    goTo,
    next,
    previous,
    pause,
    play() {
      isPlaying = true
      waitForNext()
    },
    stop() {
      pause()
      settle()
      for (const type of userScrollEvents) track.removeEventListener(type, handleUserScroll)
      track.removeEventListener('scroll', handleScroll)
    },
  }
}
