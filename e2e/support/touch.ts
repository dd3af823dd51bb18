import type { Page } from '@playwright/test'

export type Point = { x: number; y: number }

/** Fingers on the screen, as the browser gets them from a phone: it scrolls and makes clicks of them itself. */
export async function openTouch(page: Page) {
  const client = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })

  /** Each finger moves on a straight line. */
  async function drag(from: readonly Point[], to: readonly Point[], steps = 12) {
    await send('touchStart', from)
    for (let step = 1; step <= steps; step++) {
      const between = (start: number, end: number) => start + ((end - start) * step) / steps
      const at = from.map(({ x, y }, id) => ({
        x: between(x, to[id]?.x ?? x),
        y: between(y, to[id]?.y ?? y),
      }))
      await send('touchMove', at)
    }
    await send('touchEnd', [])
  }

  /** Sent at once: a finger that stays because the page is busy would be a long press. */
  const tap = async (point: Point, times = 1) => {
    const once = () => [send('touchStart', [point]), send('touchEnd', [])]
    await Promise.all(Array.from({ length: times }, once).flat())
  }

  return {
    tap,
    doubleTap: (point: Point) => tap(point, 2),
    swipe: (from: Point, to: Point) => drag([from], [to]),
    /** Two fingers, at the same distance from a point on its left and right. */
    pinch: ({ x, y }: Point, from: number, to: number) => {
      const fingers = (distance: number) => [
        { x: x - distance / 2, y },
        { x: x + distance / 2, y },
      ]
      return drag(fingers(from), fingers(to))
    },
  }
}
