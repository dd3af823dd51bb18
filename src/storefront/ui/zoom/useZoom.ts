import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

type Point = { x: number; y: number }

const clickScale = 2
const maxScale = 4
/** Milliseconds. The second tap of a double tap must not undo the first one. */
const doubleTapTime = 350
/** Milliseconds. */
const duration = 200

/**
 * A click or two fingers enlarge the current picture of a track around their point. Its layout grows, without a transform:
 * so it is drawn sharply, and its scroller pans it. The next picture has its own size again.
 */
export function useZoom(trackRef: RefObject<HTMLElement | null>, index: number) {
  const [{ scale, zoomedIndex }, setZoom] = useState({ scale: 1, zoomedIndex: index })
  const lastClick = useRef(-doubleTapTime)
  if (zoomedIndex !== index) setZoom({ scale: 1, zoomedIndex: index })

  /** What was at the point `from` is then at the point `to`. Returns how much the picture has grown. */
  function zoom(picture: Element, next: number, from: Point, to = from): number {
    const before = picture.getBoundingClientRect()
    const nextScale = Math.min(Math.max(next, 1), maxScale)
    flushSync(() => setZoom({ scale: nextScale, zoomedIndex: index }))
    const after = picture.getBoundingClientRect()
    const growth = after.width / before.width
    picture.closest('[data-scroller]')?.scrollBy({
      left: after.left + (from.x - before.left) * growth - to.x,
      top: after.top + (from.y - before.top) * growth - to.y,
      behavior: 'instant',
    })
    return growth
  }

  function handleClick(event: MouseEvent) {
    const { currentTarget: picture, timeStamp, detail } = event
    if (timeStamp - lastClick.current < doubleTapTime) return
    if (detail > 0) lastClick.current = timeStamp
    const box = picture.getBoundingClientRect()
    const isByKeyboard = detail === 0
    const point = isByKeyboard
      ? { x: box.left + box.width / 2, y: box.top + box.height / 2 }
      : { x: event.clientX, y: event.clientY }
    const growth = zoom(picture, scale > 1 ? 1 : clickScale, point)
    const { left, top } = picture.getBoundingClientRect()
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    picture.animate(
      {
        transformOrigin: `${point.x - left}px ${point.y - top}px`,
        transform: [`scale(${1 / growth})`, 'none'],
      },
      { duration: isCalm ? 0 : duration, easing: 'ease-out' },
    )
  }

  const handlePinch = useEffectEvent((picture: Element, from: Fingers, to: Fingers) => {
    zoom(picture, (scale * to.distance) / from.distance, from.middle, to.middle)
  })

  useEffect(() => {
    const track = trackRef.current
    let last: Fingers | undefined

    function handleTouch(event: TouchEvent) {
      const fingers = toFingers(event.touches)
      if (fingers) {
        // Otherwise the browser would scroll, too. React's own listeners are passive.
        if (event.cancelable) event.preventDefault()
        const picture = track?.querySelector('[data-current] button')
        if (picture && last) handlePinch(picture, last, fingers)
      }
      last = fingers
    }

    const events = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const
    for (const name of events) track?.addEventListener(name, handleTouch, { passive: false })
    return () => {
      for (const name of events) track?.removeEventListener(name, handleTouch)
    }
  }, [trackRef])

  return { scale, handleClick }
}

type Fingers = { middle: Point; distance: number }

/** Undefined unless there are two. */
function toFingers([first, second, ...others]: TouchList): Fingers | undefined {
  if (!first || !second || others.length > 0) return undefined
  const x = second.clientX - first.clientX
  const y = second.clientY - first.clientY
  return {
    middle: { x: first.clientX + x / 2, y: first.clientY + y / 2 },
    // Two fingers at one point have no ratio.
    distance: Math.max(Math.hypot(x, y), 1),
  }
}
