import type { Page } from '@playwright/test'
import { names } from './findLatinTexts'

/**
 * Makes the texts and placeholders of a page 40 % longer, as those of another language may be, by repeating their own letters; not the
 * data of the shop, names, numbers and addresses. What is longer already stays, so that it can be called again after a change.
 */
export const lengthenTexts = (page: Page, data: readonly string[]): Promise<void> =>
  page.evaluate(
    ({ names, data }) => {
      // It has no width, and marks what is longer already.
      const mark = '\u2060'
      const isName = new RegExp(`^(?:${names})$`)
      const lines = new Set(data.flatMap((text) => text.split('\n').map((line) => line.trim())))

      function isData(text: string): boolean {
        // Tables cut names.
        return lines.has(text) || (text.length > 12 && data.some((each) => each.includes(text)))
      }

      function lengthen(text: string): string {
        const [, before = '', own = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
        const words = own
          .replace(/\S+@\S+|\S*:\/\/\S*|[\w-]*\d[\w-]*/g, ' ')
          .match(/\p{L}[\p{L}\p{M}]+/gu)
        if (own.endsWith(mark) || !words || words.every((word) => isName.test(word)) || isData(own))
          return text
        const length = Math.ceil(own.length * 0.4)
        const more = own.includes(' ') ? ` ${own.slice(0, length - 1)}` : own.slice(0, length)
        return `${before}${own}${more.trimEnd()}${mark}${after}`
      }

      // A chart measures its texts before it draws them.
      const skipped = 'script, style, noscript, textarea, svg'
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { currentNode } = walker
        const text = currentNode.textContent ?? ''
        const longer = currentNode.parentElement?.closest(skipped) ? text : lengthen(text)
        if (longer !== text) currentNode.textContent = longer
      }
      for (const field of document.querySelectorAll('[placeholder]')) {
        field.setAttribute('placeholder', lengthen(field.getAttribute('placeholder') ?? ''))
      }
    },
    { names, data },
  )
