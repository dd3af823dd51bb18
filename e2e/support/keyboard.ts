import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

const maxKeys = 60

/** Presses a key until the target has the focus; every focused element on the way must be in view. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target.first()).toBeVisible()
  for (let pressed = 0; pressed < maxKeys; pressed++) {
    await page.keyboard.press(key)
    const focused = await target.evaluateAll((found) => {
      const element = document.activeElement
      const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
      return {
        isTarget: element !== null && found.includes(element as HTMLElement),
        isInView: bottom > 0 && top < innerHeight,
        name: element?.outerHTML.slice(0, 80),
      }
    })
    expect(focused.isInView, `in view: ${focused.name}`).toBe(true)
    if (focused.isTarget) return
  }
  throw new Error(`${maxKeys} keys do not lead to ${target.toString()}`)
}

/** Whether the focused element, its `::after` or its card has a focus ring. */
export const hasRing = (page: Page) =>
  page.locator(':focus').evaluate((element) => {
    const isRinged = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    const card = element.closest('article > div') ?? element
    return [
      getComputedStyle(element),
      getComputedStyle(element, '::after'),
      getComputedStyle(card),
    ].some(isRinged)
  })

export async function enter(page: Page, target: Locator) {
  await tabTo(page, target)
  expect(await hasRing(page), 'the focus can be seen').toBe(true)
  await page.keyboard.press('Enter')
}
