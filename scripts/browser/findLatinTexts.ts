import type { Page } from '@playwright/test'

/** Names and abbreviations that Bengali texts have in Latin letters, too. */
export const names =
  'Jontro|EMI|Google|Firebase|Authentication|SSLCommerz|CSV|ID|IP|MB|GB|URL|https|IPN|JPEG|PNG|WebP|AVIF|GIF|JavaScript|Excel|Ctrl|Limited|English'

/**
 * Texts of a Bengali page, visible or for screen readers, that have a Latin word or number which is no name, address, telephone number or
 * ID, and does not come from the data of the shop.
 */
export async function findLatinTexts(
  page: Page,
  readData: () => Promise<readonly string[]>,
): Promise<string[]> {
  const texts = await page.evaluate((names) => {
    const isAllowed = new RegExp(`^(?:${names})$`)
    const spoken = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title']
    const found: { text: string; latin: string[] }[] = []

    function check(text: string, element: Element | null) {
      if (!element || element.closest('[lang=en], script, style, noscript, [data-nosnippet]'))
        return
      // Addresses, and IDs and files with their digits.
      const plain = text.replace(/\S+@\S+|\S*:\/\/\S*|[\w-]*\d[\w-]*(?:\.\w+)?/g, ' ')
      const words = plain.match(/[A-Za-z]{2,}/g) ?? []
      // Not telephone numbers, and what belongs to a word.
      const numbers =
        text.replace(/\+\d[\d -]*/g, ' ').match(/(?<![\w-])\d[\d.,:]*(?![\w-])/g) ?? []
      const latin = [...words, ...numbers].filter((part) => !isAllowed.test(part))
      if (latin.length > 0) found.push({ text: text.trim(), latin })
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode } = walker
      if (currentNode.parentElement?.getClientRects().length)
        check(currentNode.textContent ?? '', currentNode.parentElement)
    }
    for (const element of document.body.querySelectorAll(
      spoken.map((name) => `[${name}]`).join(),
    )) {
      for (const name of spoken) check(element.getAttribute(name) ?? '', element)
    }
    check(document.title, document.body)
    return found
  }, names)
  // Read after the page, which may show meanwhile what has just arrived.
  const data = (await readData()).join(' ')
  const foreign = texts.filter(({ latin }) => latin.some((part) => !data.includes(part)))
  return [...new Set(foreign.map(({ text }) => text))]
}
