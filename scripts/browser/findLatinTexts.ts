import type { Page } from '@playwright/test'

/** Names and abbreviations that Bengali texts have in Latin letters, too. */
export const names =
  'Jontro|EMI|Google|Firebase|Authentication|SSLCommerz|CSV|ID|IP|MB|GB|URL|https|IPN|JPEG|PNG|WebP|AVIF|GIF|JavaScript|Excel|Ctrl|Limited|English'

/**
 * Texts of a Bengali page, visible or for screen readers, that have a Latin word or number which is no name, address, telephone number or
 * ID, and does not come from the data of the shop.
 */
export const findLatinTexts = (page: Page, data: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ({ names, data }) => {
      const isAllowed = new RegExp(`^(?:${names})$`)
      const spoken = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title']
      const found: string[] = []

      function check(text: string, element: Element | null) {
        if (!element || element.closest('[lang=en], script, style, noscript, [data-nosnippet]'))
          return
        // Addresses, and IDs and files with their digits.
        const plain = text.replace(/\S+@\S+|\S*:\/\/\S*|[\w-]*\d[\w-]*(?:\.\w+)?/g, ' ')
        const words = plain.match(/[A-Za-z]{2,}/g) ?? []
        // Not telephone numbers, and what belongs to a word.
        const numbers =
          text.replace(/\+\d[\d -]*/g, ' ').match(/(?<![\w-])\d[\d.,:]*(?![\w-])/g) ?? []
        const isForeign = (part: string) => !isAllowed.test(part) && !data.includes(part)
        if ([...words, ...numbers].some(isForeign)) found.push(text.trim())
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
      return [...new Set(found)]
    },
    { names, data: data.join(' ') },
  )
