import type { Page } from '@playwright/test'
import { missingPictures } from './missingPictures'

/** Runs in the page, so it may use nothing from outside itself. */
function inPage(): string[] {
  const faults = new Set<string>()
  const width = document.documentElement.clientWidth

  function name(element: Element): string {
    const label = element.getAttribute('aria-label') ?? element.textContent.trim()
    const text = label.replace(/\s+/g, ' ').slice(0, 40)
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> '${text}'`
  }

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

  /** Text for screen readers only is cut on purpose. */
  const isTiny = ({ width: wide, height }: DOMRect) => wide <= 2 || height <= 2

  function ancestorsOf(element: Element): Element[] {
    const found: Element[] = []
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      found.push(at)
    }
    return found
  }

  const scrolls = (element: Element) =>
    /auto|scroll/.test(getComputedStyle(element).overflowY) &&
    element.scrollHeight > element.clientHeight

  /** What is around a text and could cut it; one can scroll to what is beyond the edge of a list. */
  function clippersOf(element: Element): Element[] {
    const chain = ancestorsOf(element)
    const list = chain.findIndex(scrolls)
    return list < 0 ? chain : chain.slice(0, list)
  }

  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

  function mayClip(element: Element): boolean {
    const style = getComputedStyle(element)
    return (
      style.textOverflow === 'ellipsis' ||
      style.webkitLineClamp !== 'none' ||
      element.closest('[data-clip-ok]') !== null ||
      isTiny(element.getBoundingClientRect())
    )
  }

  /** A box that scrolls or hides what is beyond its sides keeps it from widening the page. */
  const isHeldInside = (element: Element) =>
    ancestorsOf(element)
      .slice(1)
      .some((ancestor) => getComputedStyle(ancestor).overflowX !== 'visible')

  function findOverflow() {
    const beyond = document.documentElement.scrollWidth - width
    if (beyond > 0) faults.add(`the page is ${beyond} px wider than the screen`)
    for (const element of document.body.querySelectorAll('*')) {
      const box = element.getBoundingClientRect()
      const isOutside = box.right > width + 1 || box.left < -1
      // What is wholly outside waits there for its turn, as a closed drawer does.
      const isPartly = box.left < width && box.right > 0
      if (!isOutside || !isPartly || isTiny(box) || !isShown(element) || isHeldInside(element)) {
        continue
      }
      if (element.closest('[data-clip-ok]')) continue
      faults.add(`reaches beyond the screen: ${name(element)}`)
    }
  }

  /** A carousel shows the edges of the slides that come next. */
  const isCarousel = (element: Element) =>
    element.matches('.swiper-wrapper, :has(> .swiper-wrapper)')

  /** Whether a box that clips shows some of a text and not all of it. */
  function isCutBy(clipper: Element, lines: readonly DOMRect[]): boolean {
    const style = getComputedStyle(clipper)
    const box = clipper.getBoundingClientRect()
    // A font's own box is taller than its letters.
    const slackOf = ({ top, bottom }: DOMRect) => (bottom - top) * 0.3
    const shown = lines.filter(
      ({ left, right, top, bottom }) =>
        right > box.left && left < box.right && bottom > box.top && top < box.bottom,
    )
    const isCutSideways = ({ left, right }: DOMRect) =>
      !isCarousel(clipper) && (left < box.left - 1 || right > box.right + 1)
    const isCutLengthways = (line: DOMRect) =>
      line.top < box.top - slackOf(line) || line.bottom > box.bottom + slackOf(line)
    return (
      (clips(style.overflowX) && shown.some(isCutSideways)) ||
      (clips(style.overflowY) && shown.length > 0 && lines.some(isCutLengthways))
    )
  }

  function findCutText() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      const element = text.parentElement
      if (!element || !text.textContent?.trim() || !isShown(element)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = [...range.getClientRects()].filter((line) => !isTiny(line))
      const chain = clippersOf(element)
      if (chain.some(mayClip)) continue
      const clipper = chain.find((ancestor) => isCutBy(ancestor, lines))
      if (clipper) faults.add(`cut text: ${name(element)}`)
    }
    for (const field of document.querySelectorAll('input, textarea')) {
      if (!isShown(field) || mayClip(field)) continue
      if (field instanceof HTMLTextAreaElement) continue
      if (field.scrollWidth > field.clientWidth + 1) faults.add(`cut text: ${name(field)}`)
    }
  }

  findOverflow()
  findCutText()
  return [...faults]
}

/** Visible faults: a page wider than the screen, text cut off without an ellipsis, missing pictures. */
export async function findLayoutFaults(page: Page): Promise<string[]> {
  const missing = await missingPictures(page)
  const faults = await page.evaluate(inPage)
  return [...faults, ...missing.map((source) => `missing picture: ${source}`)]
}
