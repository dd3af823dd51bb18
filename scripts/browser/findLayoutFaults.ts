import type { Page } from '@playwright/test'
import { waitForPictures } from './waitForPictures'

/** Runs in the page, so it cannot use anything outside of this function. */
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

  /** Text for screen readers is hidden in a tiny box. */
  const isTiny = ({ width: wide, height }: DOMRect) => wide <= 2 || height <= 2

  function ancestorsOf(element: Element): Element[] {
    const found: Element[] = []
    for (
      let next: Element | null = element;
      next && next !== document.body;
      next = next.parentElement
    ) {
      found.push(next)
    }
    return found
  }

  const scrolls = (element: Element) =>
    /auto|scroll/.test(getComputedStyle(element).overflowY) &&
    element.scrollHeight > element.clientHeight

  /** Ancestors that could cut a text; text in a scrolling list can be scrolled into view. */
  function clippersOf(element: Element): Element[] {
    const chain = ancestorsOf(element)
    const list = chain.findIndex(scrolls)
    return list < 0 ? chain : chain.slice(0, list)
  }

  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

  function mayClip(element: Element): boolean {
    const style = getComputedStyle(element)
    return (
      // It has no effect on the children of a flexible box.
      (style.textOverflow === 'ellipsis' && !/flex|grid/.test(style.display)) ||
      style.webkitLineClamp !== 'none' ||
      element.closest('[data-clip-ok]') !== null ||
      isTiny(element.getBoundingClientRect())
    )
  }

  /** Content of a box that scrolls or clips cannot widen the page. */
  const isContained = (element: Element) =>
    ancestorsOf(element)
      .slice(1)
      .some((ancestor) => getComputedStyle(ancestor).overflowX !== 'visible')

  function findOverflow() {
    const beyond = document.documentElement.scrollWidth - width
    if (beyond > 0) faults.add(`the page is ${beyond} px wider than the screen`)
    for (const element of document.body.querySelectorAll('*')) {
      const box = element.getBoundingClientRect()
      const isOutside = box.right > width + 1 || box.left < -1
      // Elements that are completely outside, such as a closed drawer, are hidden on purpose.
      const isPartly = box.left < width && box.right > 0
      if (!isOutside || !isPartly || isTiny(box) || !isShown(element) || isContained(element)) {
        continue
      }
      if (element.closest('[data-clip-ok]')) continue
      faults.add(`reaches beyond the screen: ${name(element)}`)
    }
  }

  /** A carousel shows the edges of the next slides. */
  const isCarousel = (element: Element) =>
    element.matches('.swiper-wrapper, :has(> .swiper-wrapper)')

  /** Whether a box that clips shows only a part of a text. */
  function isCutBy(clipper: Element, lines: readonly DOMRect[]): boolean {
    const style = getComputedStyle(clipper)
    const box = clipper.getBoundingClientRect()
    // The line box is taller than the letters.
    const toleranceOf = ({ top, bottom }: DOMRect) => (bottom - top) * 0.3
    const shown = lines.filter(
      ({ left, right, top, bottom }) =>
        right > box.left && left < box.right && bottom > box.top && top < box.bottom,
    )
    const isCutHorizontally = ({ left, right }: DOMRect) =>
      !isCarousel(clipper) && (left < box.left - 1 || right > box.right + 1)
    const isCutVertically = (line: DOMRect) =>
      line.top < box.top - toleranceOf(line) || line.bottom > box.bottom + toleranceOf(line)
    return (
      (clips(style.overflowX) && shown.some(isCutHorizontally)) ||
      (clips(style.overflowY) && shown.length > 0 && lines.some(isCutVertically))
    )
  }

  function findCutText() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      const element = text.parentElement
      if (!element || !text.textContent?.trim() || !isShown(element)) continue
      const { textOverflow, display } = getComputedStyle(element)
      if (textOverflow === 'ellipsis' && display === 'inline') {
        faults.add(`an ellipsis has no effect on inline text: ${name(element)}`)
      }
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
      // A long text that was typed can be scrolled in its field; choices and placeholders cannot.
      if (field instanceof HTMLInputElement && field.type === 'text' && field.value.length > 20)
        continue
      if (field.scrollWidth > field.clientWidth + 1) faults.add(`cut text: ${name(field)}`)
    }
  }

  findOverflow()
  findCutText()
  return [...faults]
}

/** Finds horizontal overflow, text that is cut off without an ellipsis, and missing pictures. */
export async function findLayoutFaults(page: Page): Promise<string[]> {
  // A list may have got new rows since the page settled.
  const missing = await waitForPictures(page)
  const faults = await page.evaluate(inPage)
  return [...faults, ...missing.map((source) => `missing picture: ${source}`)]
}
