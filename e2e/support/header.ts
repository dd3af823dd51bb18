import type { Page } from '@playwright/test'

/** Lightness of the header's background, from 0 (black) to 255 (white). */
export const headerLightness = (page: Page) =>
  page.getByRole('banner').evaluate((element) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number) ?? []
    return Math.round((red + green + blue) / 3)
  })
