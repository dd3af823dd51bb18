import type { CarouselEngine, CarouselRow } from './carouselEngine'
import { placeAt, stopsOf } from './rowGeometry'

const hands = ['touchstart', 'touchend', 'touchcancel', 'wheel'] as const
const easeOut = (part: number) => 1 - (1 - part) ** 3

/** Moves a row by scrolling it, as a finger does; the finger, or the wheel, always has the right of way. */
export function startScrollEngine({
  track,
  delay,
  speed,
  onPlaceChange,
}: CarouselRow): CarouselEngine {
  const motion = window.matchMedia('(prefers-reduced-motion: reduce)')
  /** Where the row is on its way to. */
  let aim: number | undefined
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPlaying = false
  let isHeld = false

  const position = () => aim ?? track.scrollLeft

  function rest() {
    cancelAnimationFrame(frame)
    aim = undefined
    track.style.scrollSnapType = ''
    waitForNext()
  }

  function waitForNext() {
    clearTimeout(timer)
    if (isPlaying && !isHeld && aim === undefined) timer = setTimeout(next, delay)
  }

  function moveTo(left: number) {
    const from = track.scrollLeft
    const begun = performance.now()
    const time = motion.matches ? 0 : speed
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    aim = left
    // Snapping would hold back a row that moves bit by bit.
    track.style.scrollSnapType = 'none'

    function step() {
      const part = time > 0 ? Math.min((performance.now() - begun) / time, 1) : 1
      track.scrollLeft = from + (left - from) * easeOut(part)
      if (part < 1) frame = requestAnimationFrame(step)
      else rest()
    }
    step()
  }

  function goTo(place: number) {
    const stops = stopsOf(track)
    const left = stops[place] ?? 0
    onPlaceChange(placeAt(stops, left))
    moveTo(left)
  }

  function next() {
    const isAtEnd = position() >= track.scrollWidth - track.clientWidth - 1
    goTo(isAtEnd ? 0 : placeAt(stopsOf(track), position()) + 1)
  }

  function previous() {
    const stops = stopsOf(track)
    goTo((placeAt(stops, position()) || stops.length) - 1)
  }

  function handleHand({ type }: Event) {
    isHeld = type === 'touchstart'
    rest()
  }

  function handleScroll() {
    if (aim === undefined) onPlaceChange(placeAt(stopsOf(track), track.scrollLeft))
  }

  for (const hand of hands) track.addEventListener(hand, handleHand, { passive: true })
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
      rest()
      for (const hand of hands) track.removeEventListener(hand, handleHand)
      track.removeEventListener('scroll', handleScroll)
    },
  }
}
