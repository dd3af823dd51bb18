import type { Page } from '@playwright/test'

/** Runs in the page, so it cannot use anything outside of this function. */
async function inPage(step: number): Promise<string[]> {
  /** With the position at which each was found first. */
  const faults = new Map<string, number>()
  /** Texts and controls, and whether they were free of bars at some position. */
  const texts = new Map<Element, boolean>()
  const pressed = new Map<Element, boolean>()

  const report = (fault: string) => {
    if (!faults.has(fault)) faults.set(fault, Math.round(scrollY))
  }

  function name(element: Element): string {
    const label = element.getAttribute('aria-label') ?? element.textContent.trim()
    const text = label.replace(/\s+/g, ' ').slice(0, 40)
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> '${text}'`
  }

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[inert]') === null

  function ancestorsOf(element: Element): Element[] {
    const found: Element[] = []
    for (let next: Element | null = element; next; next = next.parentElement) found.push(next)
    return found
  }

  const alphaOf = (color: string) =>
    color === 'transparent' ? 0 : Number(/[,/] *([\d.]+)\)$/.exec(color)?.[1] ?? 1)
  const isPicture = (element: Element) => element.matches('img, video, canvas, iframe')
  const opacityOf = (element: Element) =>
    ancestorsOf(element).reduce((all, next) => all * Number(getComputedStyle(next).opacity), 1)

  const opaque = new Map<Element, boolean>()

  /** Whether what is below cannot be seen. A light tint, or a gradient that fades out, may lie over a text. */
  function isOpaque(element: Element): boolean {
    const known = opaque.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const hides =
      isPicture(element) || alphaOf(backgroundColor) >= 0.5 || backgroundImage.includes('url(')
    const result = hides && opacityOf(element) >= 0.5
    opaque.set(element, result)
    return result
  }

  /** The table's scrollbar is drawn over what can be scrolled from below it. */
  const dialogs =
    'dialog[open], [popover], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], [role=alert], .MuiDataGrid-scrollbar'
  const popups = new Set(
    [...document.querySelectorAll('[aria-expanded=true][aria-controls]')].map((opener) =>
      opener.getAttribute('aria-controls'),
    ),
  )

  /** A list that is open, or what holds it. */
  const isPopup = (element: Element) =>
    popups.has(element.id) ||
    (element.matches(':has([role=listbox], [role=menu])') &&
      /absolute|fixed/.test(getComputedStyle(element).position))

  const isFixed = (element: Element) => getComputedStyle(element).position === 'fixed'
  const isPopupOpen =
    popups.size > 0 || document.querySelector(`:is(${dialogs}):not([role=alert])`) !== null

  /** What keeps the page behind an open dialog or list from being pressed. */
  const isBackdrop = (element: Element) =>
    isPopupOpen && isFixed(element) && element.clientHeight >= innerHeight * 0.9

  /** Toasts go away by themselves. */
  const isToast = (element: Element) =>
    isFixed(element) && element.matches(':has([role=alert], [role=status]), [role=status]')

  /** A header or buy bar: opaque, and as wide as what scrolls below it. */
  function isBar(element: Element): boolean {
    const { position, backgroundColor } = getComputedStyle(element)
    if (isFixed(element)) return true
    if (position !== 'sticky' || alphaOf(backgroundColor) < 0.5) return false
    const widthOf = (some: Element | null) => some?.getBoundingClientRect().width ?? 0
    return widthOf(element) >= widthOf(element.parentElement) * 0.9
  }

  /** What may cover the page: dialogs and lists as long as they are open, bars if the page can be scrolled from below them. */
  function overlayOf(element: Element): 'dialog' | 'bar' | undefined {
    const chain = ancestorsOf(element)
    const isDialog = (next: Element) =>
      next.matches(dialogs) || isPopup(next) || isBackdrop(next) || isToast(next)
    if (chain.some(isDialog)) return 'dialog'
    return chain.some(isBar) ? 'bar' : undefined
  }

  const isInView = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < document.documentElement.clientWidth && y < innerHeight

  const note = (seen: Map<Element, boolean>, element: Element, isFree: boolean) =>
    seen.set(element, isFree || (seen.get(element) ?? false))

  type Line = { element: Element; box: DOMRect }

  function linesInView(): Line[] {
    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const text = walker.currentNode
      const element = text.parentElement
      if (!element || !text.textContent?.trim() || !isShown(element)) continue
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) {
        const isVisible = box.bottom > 0 && box.top < innerHeight
        // Text for screen readers is in a tiny box.
        if (isVisible && box.width > 2 && box.height > 2) lines.push({ element, box })
      }
    }
    return lines
  }

  /** What is painted above an element at a point; nothing if the element is clipped there. */
  function above(element: Element, x: number, y: number): Element[] | undefined {
    // The whole stack takes much longer.
    if (document.elementFromPoint(x, y) === element) return []
    const stack = document.elementsFromPoint(x, y)
    const index = stack.indexOf(element)
    return index < 0 ? undefined : stack.slice(0, index)
  }

  /** Parts of one chart lie over each other on purpose. */
  const isSameChart = (one: Element, other: Element) =>
    one.closest('svg') !== null && one.closest('svg') === other.closest('svg')

  function findCoveredText(lines: readonly Line[]) {
    for (const { element, box } of lines) {
      for (const part of [0.1, 0.5, 0.9]) {
        const [x, y] = [box.left + box.width * part, (box.top + box.bottom) / 2]
        if (!isInView(x, y)) continue
        const cover = above(element, x, y)?.find(
          (other) => !isSameChart(element, other) && isOpaque(other),
        )
        const overlay = cover && overlayOf(cover)
        if (cover && !overlay) {
          report(
            `text under ${isPicture(cover) ? 'a picture' : 'something else'}: ${name(element)}, under ${name(cover)}`,
          )
        }
        // The page behind a dialog is hidden like this, and cannot be scrolled.
        const isBehind = element.closest('[aria-hidden=true]') !== null
        if (part === 0.5 && overlay !== 'dialog' && !isBehind) note(texts, element, !cover)
      }
    }
  }

  function findTextOverText(lines: readonly Line[]) {
    // The letters take the middle of the line box.
    const letters = lines
      .map(({ element, box }) => ({
        element,
        left: box.left,
        right: box.right,
        top: box.top + box.height * 0.35,
        bottom: box.top + box.height * 0.68,
      }))
      .sort((one, other) => one.top - other.top)
    letters.forEach((one, index) => {
      for (const other of letters.slice(index + 1)) {
        if (other.top > one.bottom - 2) break
        if (one.element === other.element) continue
        const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)]
        if (right - left < 3) continue
        const [x, y] = [(left + right) / 2, (other.top + Math.min(one.bottom, other.bottom)) / 2]
        if (!isInView(x, y)) continue
        // Of a name that is cut after some lines, the card of which is a link.
        if ([one, other].some(({ element }) => isClipped(element, x, y))) continue
        const stack = document.elementsFromPoint(x, y)
        const places = [stack.indexOf(one.element), stack.indexOf(other.element)]
        const [upper = -1, lower = -1] = places.sort((first, second) => first - second)
        if (upper < 0 || stack.slice(0, lower).some(isOpaque)) continue
        report(`text over text: ${name(one.element)}, with ${name(other.element)}`)
      }
    })
  }

  /** Known before `hittable` applies. */
  const letsClicksThrough = new Set(
    [...document.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).pointerEvents === 'none',
    ),
  )

  function pressedAt(x: number, y: number): Element | null | undefined {
    const first = document.elementFromPoint(x, y)
    if (!first || !letsClicksThrough.has(first)) return first
    return document.elementsFromPoint(x, y).find((element) => !letsClicksThrough.has(element))
  }

  const controls =
    'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option], [role=menuitem], [role=switch]'

  function isClipped(control: Element, x: number, y: number): boolean {
    return ancestorsOf(control).some((ancestor) => {
      if (ancestor === document.documentElement || ancestor === document.body) return false
      const { overflowX, overflowY } = getComputedStyle(ancestor)
      const { left, right, top, bottom } = ancestor.getBoundingClientRect()
      // The corners of what scrolls sideways may be round.
      const edge = /auto|scroll/.test(overflowX) ? 12 : 0
      return (
        (overflowX !== 'visible' && (x < left + edge || x > right - edge)) ||
        (overflowY !== 'visible' && (y < top || y > bottom))
      )
    })
  }

  function findUnpressable() {
    for (const control of document.querySelectorAll(controls)) {
      if (!isShown(control) || control.closest('[aria-hidden=true]') !== null) continue
      if (control.matches(':disabled, [aria-disabled=true]')) continue
      if (letsClicksThrough.has(control)) continue
      // A link that wraps has one box for each line.
      const [box] = [...control.getClientRects()].sort((one, other) => other.width - one.width)
      if (!box || box.width <= 2 || box.height <= 2) continue
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      if (!isInView(x, y) || isClipped(control, x, y)) continue
      const hit = pressedAt(x, y)
      if (!hit) continue
      const isHit = control.contains(hit) || hit.closest('label')?.control === control
      const overlay = isHit ? undefined : overlayOf(hit)
      if (!isHit && !overlay) {
        report(`cannot be pressed: ${name(control)}, under ${name(hit)}`)
      }
      if (overlay !== 'dialog') note(pressed, control, isHit)
    }
  }

  const paint = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

  // Makes elements that let clicks through count as painted.
  const hittable = new CSSStyleSheet()
  hittable.replaceSync('*, ::before, ::after { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(hittable)

  const root = document.documentElement
  for (let top = 0, isLast = false; !isLast; top += Math.floor(innerHeight * step)) {
    const end = root.scrollHeight - innerHeight
    isLast = top >= end
    scrollTo({ top: Math.min(top, end), behavior: 'instant' })
    await paint()
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish()
    }
    findUnpressable()
    const lines = linesInView()
    findCoveredText(lines)
    findTextOverText(lines)
  }
  document.adoptedStyleSheets.pop()
  scrollTo({ top: 0, behavior: 'instant' })
  for (const [element, isFree] of [...texts, ...pressed]) {
    if (isFree || !element.isConnected) continue
    report(`covered wherever the page is scrolled to: ${name(element)}`)
  }
  return [...faults].map(([fault, top]) => `${fault} (scrolled by ${top} px)`)
}

/**
 * Scrolls the page in steps, each a part of the viewport's height, and finds text over text, text under pictures and other opaque
 * elements, and controls with something else at their center.
 */
export const findScrollFaults = (page: Page, step = 0.75): Promise<string[]> =>
  page.evaluate(inPage, step)
