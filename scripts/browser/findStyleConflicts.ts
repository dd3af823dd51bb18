import type { Page } from '@playwright/test'

/** Runs in the page, so it cannot use anything outside of this function. */
async function inPage(urls: readonly string[]): Promise<string[]> {
  const names =
    `display position width height margin padding gap color background-color border-width border-radius box-shadow
    font-size font-weight line-height text-align text-decoration-line`.split(/\s+/)
  const elements = [...document.body.querySelectorAll('*')]

  function readStyles() {
    // Shows the end of each transition.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish()
    }
    return elements.map((element) => {
      const style = getComputedStyle(element)
      return names.map((name) => `${name}: ${style.getPropertyValue(name)}`)
    })
  }

  const load = (url: string) =>
    new Promise<HTMLLinkElement>((resolve, reject) => {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'stylesheet', href: url, onerror: reject })
      link.onload = () => resolve(link)
      document.head.append(link)
    })

  const before = readStyles()
  const loaded = [...document.styleSheets].map(({ href }) => href)
  const missing = urls.filter((url) => !loaded.includes(url))
  const links = await Promise.all(missing.map(load))
  const after = readStyles()
  for (const link of links) link.remove()
  return elements.flatMap((element, index) => {
    const changed = after[index]?.filter((style, at) => style !== before[index]?.[at]) ?? []
    if (changed.length === 0 || !element.isConnected) return []
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">: ${changed.join('; ')}`
  })
}

/**
 * Loads the style sheets of all other pages, and returns what they change. If they change anything, the page looks different after
 * a visit to another page, and moves under the pointer while the next page is loading.
 */
export const findStyleConflicts = (page: Page, urls: readonly string[]): Promise<string[]> =>
  page.evaluate(inPage, urls)
