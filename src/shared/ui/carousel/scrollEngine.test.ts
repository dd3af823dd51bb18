import { startScrollEngine } from './scrollEngine'

const slideWidth = 100

/** Four slides, of which so many can be seen at once, where there is no layout. */
function startRow({ inView = 1, prefersReducedMotion = false } = {}) {
  const track = document.createElement('ul')
  track.className = 'swiper-wrapper'
  const lefts = [0, 1, 2, 3].map((index) => index * slideWidth)
  track.append(
    ...lefts.map((left) => {
      const slide = document.createElement('li')
      slide.className = 'swiper-slide'
      slide.getBoundingClientRect = () => new DOMRect(left - track.scrollLeft, 0, slideWidth, 50)
      return slide
    }),
  )
  const width = inView * slideWidth
  Object.defineProperties(track, {
    clientWidth: { value: width },
    scrollWidth: { value: lefts.length * slideWidth },
  })
  track.getBoundingClientRect = () => new DOMRect(0, 0, width, 50)
  jest
    .spyOn(window, 'matchMedia')
    .mockReturnValue({ matches: prefersReducedMotion } as unknown as MediaQueryList)
  const places: number[] = []
  const engine = startScrollEngine({
    viewport: track,
    track,
    gap: 0,
    delay: 2000,
    speed: 500,
    onIndexChange: (index) => places.push(index),
  })
  return { track, engine, places }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds)
/** A frame more than a move takes. */
const move = 520

describe('the scroll engine', () => {
  it('moves to a slide at the given speed and reports its index immediately', () => {
    const { track, engine, places } = startRow()
    engine.goTo(2)
    expect(places).toEqual([2])
    pass(400)
    expect(track.scrollLeft).toBeGreaterThan(0)
    expect(track.scrollLeft).toBeLessThan(200)
    expect(track.style.scrollSnapType).toBe('none')
    pass(move - 400)
    expect(track.scrollLeft).toBe(200)
    expect(track.style.scrollSnapType).toBe('')
  })

  it('moves on after each delay, and from the end to the beginning', () => {
    const { track, engine } = startRow()
    engine.play()
    pass(1900)
    expect(track.scrollLeft).toBe(0)
    for (const left of [100, 200, 300, 0]) {
      pass(2000 + move)
      expect(track.scrollLeft).toBe(left)
    }
  })

  it('is at the end once the last slide is visible', () => {
    const { track, engine, places } = startRow({ inView: 3 })
    engine.next()
    pass(move)
    expect(track.scrollLeft).toBe(100)
    engine.next()
    pass(move)
    expect(track.scrollLeft).toBe(0)
    engine.previous()
    pass(move)
    expect(track.scrollLeft).toBe(100)
    expect(places).toEqual([1, 0, 1])
  })

  it('moves two slides for two calls in a row', () => {
    const { track, engine } = startRow()
    engine.next()
    pass(100)
    engine.next()
    pass(move)
    expect(track.scrollLeft).toBe(200)
    engine.previous()
    engine.previous()
    pass(move)
    expect(track.scrollLeft).toBe(0)
  })

  it('stops moving on touch until the touch ends', () => {
    const { track, engine } = startRow()
    engine.play()
    pass(2100)
    track.dispatchEvent(new Event('touchstart'))
    const held = track.scrollLeft
    pass(5000)
    expect(track.scrollLeft).toBe(held)
    track.scrollLeft = 200
    track.dispatchEvent(new Event('touchend'))
    pass(1900)
    expect(track.scrollLeft).toBe(200)
    pass(100 + move)
    expect(track.scrollLeft).toBe(300)
  })

  it('reports the index after manual scrolling', () => {
    const { track, places } = startRow()
    track.scrollLeft = 190
    track.dispatchEvent(new Event('scroll'))
    expect(places).toEqual([2])
  })

  it('does not animate with reduced motion', () => {
    const { track, engine } = startRow({ prefersReducedMotion: true })
    engine.goTo(3)
    expect(track.scrollLeft).toBe(300)
  })

  it('does not move while it is paused or after it was stopped', () => {
    const { track, engine, places } = startRow()
    engine.play()
    engine.pause()
    pass(5000)
    expect(track.scrollLeft).toBe(0)
    engine.play()
    pass(2100)
    engine.stop()
    const stopped = track.scrollLeft
    track.dispatchEvent(new Event('scroll'))
    pass(5000)
    expect(track.scrollLeft).toBe(stopped)
    expect(places).toEqual([1])
  })
})
