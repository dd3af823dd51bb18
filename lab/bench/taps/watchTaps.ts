/** What must be painted to be of use: the heading with picture and price, a list under its heading, or other products than before. */
export type Expected =
  | { type: 'product'; heading: string }
  | { type: 'category'; heading: string }
  | { type: 'list' }

export type Measured = {
  /** Milliseconds until anything changes on screen. */
  first: number
  /** Milliseconds until what was expected is painted. */
  useful: number
  /** Those that did not pass while the network was waited for. */
  own: number
}

declare global {
  interface Window {
    tapWatcher?: {
      expect(expected: Expected): void
      back(): void
      measured?: Promise<Measured>
      /** The longest interaction so far. */
      inp: number
    }
  }
}

/** Runs in the page before its scripts. */
export function watchTaps() {
  const timeout = 10_000
  const starts = ['click', 'change', 'jontro:back']
  const namesOf = () =>
    [...document.querySelectorAll('main ul[aria-label] > li article h3')].map(
      ({ textContent }) => textContent,
    )
  const headingOf = () => document.querySelector('main h1')?.textContent.trim()
  const isFilling = () => document.querySelector('main [data-skeleton]') !== null

  function isPainted(expected: Expected, namesBefore: string) {
    if (expected.type === 'list') return !isFilling() && namesOf().join() !== namesBefore
    if (headingOf() !== expected.heading) return false
    if (expected.type === 'category') return namesOf().length > 0
    const picture = document.querySelector<HTMLImageElement>('main article section li img')
    const isPictureThere =
      (picture?.complete && picture.naturalWidth > 0) || !!picture?.style.backgroundImage
    return (
      isPictureThere && (document.querySelector('main article')?.textContent ?? '').includes('৳')
    )
  }

  /** Milliseconds of the span in which a request of the page was open. */
  function networkTime(from: number, to: number) {
    const spans = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => 'initiatorType' in entry)
      .filter(({ initiatorType }) => ['fetch', 'script', 'link'].includes(initiatorType))
      .map(
        ({ startTime, responseEnd }) =>
          [Math.max(startTime, from), Math.min(responseEnd, to)] as const,
      )
      .filter(([start, end]) => end > start)
      .toSorted(([one], [other]) => one - other)
    let [covered, until] = [0, from]
    for (const [start, end] of spans) {
      covered += Math.max(0, end - Math.max(start, until))
      until = Math.max(until, end)
    }
    return covered
  }

  function measure(expected: Expected): Promise<Measured> {
    const namesBefore = namesOf().join()
    let hasChanged = false
    const observer = new MutationObserver(() => {
      hasChanged = true
    })
    return new Promise((resolve, reject) => {
      // At once: React may render within the event.
      function begin({ timeStamp: from }: Event) {
        for (const type of starts) removeEventListener(type, begin, { capture: true })
        observer.observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        })
        let first: number | undefined
        /** Before each frame; the message arrives after it. */
        const check = () => {
          const isUseful = isPainted(expected, namesBefore)
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            const now = performance.now()
            if (hasChanged) first ??= now - from
            if (isUseful) {
              observer.disconnect()
              const useful = now - from
              const own = useful - networkTime(from, now)
              resolve({ first: first ?? useful, useful, own })
            } else if (now - from > timeout) {
              reject(new Error(`not painted: ${JSON.stringify(expected)} at ${location.href}`))
            } else requestAnimationFrame(check)
          }
          port2.postMessage(undefined)
        }
        requestAnimationFrame(check)
      }
      for (const type of starts) addEventListener(type, begin, { capture: true })
    })
  }

  const watcher: NonNullable<Window['tapWatcher']> = {
    expect(expected) {
      watcher.measured = measure(expected)
    },
    back() {
      dispatchEvent(new Event('jontro:back'))
      history.back()
    },
    inp: 0,
  }
  window.tapWatcher = watcher
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) {
        watcher.inp = Math.max(watcher.inp, entry.duration)
      }
    }
  }).observe({ type: 'event', buffered: true, ...{ durationThreshold: 16 } })
}
