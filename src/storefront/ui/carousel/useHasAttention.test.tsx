import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useHasAttention } from './useHasAttention'

/** What a browser would report when the user scrolls. */
const reports = new Map<Element, (share: number) => void>()

class Observer implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  readonly #callback: IntersectionObserverCallback
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback
  }
  observe(target: Element) {
    reports.set(target, (intersectionRatio) => {
      const box = target.getBoundingClientRect()
      const entry = {
        target,
        intersectionRatio,
        isIntersecting: intersectionRatio > 0,
        boundingClientRect: box,
        intersectionRect: box,
        rootBounds: null,
        time: 0,
      }
      act(() => this.#callback([entry], this))
    })
  }
  unobserve() {}
  disconnect() {}
  takeRecords = () => []
}

function Row({ name }: { name: string }) {
  const ref = useRef<HTMLParagraphElement>(null)
  const hasAttention = useHasAttention(ref)
  return (
    <p ref={ref} data-testid={name}>
      {hasAttention ? 'moves' : 'waits'}
    </p>
  )
}

const textOf = (name: string) => screen.getByTestId(name).textContent
const scroll = (shares: Record<string, number>) => {
  for (const [name, share] of Object.entries(shares)) reports.get(screen.getByTestId(name))?.(share)
}

describe('useHasAttention', () => {
  beforeAll(() => {
    window.IntersectionObserver = Observer
  })
  afterAll(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
  })

  it('gives it to the carousel that shows more of itself', () => {
    render(['banners', 'favourites'].map((name) => <Row key={name} name={name} />))
    scroll({ banners: 1, favourites: 0.4 })
    expect([textOf('banners'), textOf('favourites')]).toEqual(['moves', 'waits'])
    scroll({ banners: 0.3, favourites: 1 })
    expect([textOf('banners'), textOf('favourites')]).toEqual(['waits', 'moves'])
  })

  it('gives it to the first one of two that are in view as a whole, and to none out of view', () => {
    render(['banners', 'favourites'].map((name) => <Row key={name} name={name} />))
    scroll({ banners: 1, favourites: 1 })
    expect([textOf('banners'), textOf('favourites')]).toEqual(['moves', 'waits'])
    scroll({ banners: 0, favourites: 0 })
    expect([textOf('banners'), textOf('favourites')]).toEqual(['waits', 'waits'])
  })

  it('gives it to the other one when a carousel is gone', () => {
    const { rerender } = render(
      ['banners', 'favourites'].map((name) => <Row key={name} name={name} />),
    )
    scroll({ banners: 1, favourites: 0.4 })
    rerender([<Row key="favourites" name="favourites" />])
    expect(textOf('favourites')).toBe('moves')
  })
})
