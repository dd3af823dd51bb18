import { productPath } from '../common/addresses'
import * as shared from '../src/shared/messages'
import * as catalogProduct from '../src/storefront/features/catalog/productMessages'
import { expectAccessible } from './support/expectAccessible'
import { hydrated } from './support/hydrated'
import { priceOf } from './support/products'
import { expect, test } from './support/test'
import { english } from './support/texts'

type Variant = Parameters<typeof priceOf>[0] & { attributes: string[] }

/** Two sizes, each in two colours that the other one does not have. */
const family = 'Ampivo Snap Magnetic Powerbank'
const results = '/search?q=ampivo+snap'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const amount = (variant: Variant) => `৳${priceOf(variant).toLocaleString('en-IN')}`

const snap = test.extend<{ variant: (name: string) => Variant }>({
  variant: async ({ request }, use) => {
    const answer = await request.get(`/api/search?search=${encodeURIComponent(family)}&limit=12`)
    const { result } = (await answer.json()) as { result: Variant[] }
    await use((name) => {
      const found = result.find(({ productName }) => productName === name)
      if (!found) throw new Error(`the demo catalogue has no ${name}`)
      return found
    })
  },
})

snap.describe('on a phone', () => {
  snap.use(phone)

  snap('another colour changes picture, price, stock and address', async ({ page, variant }) => {
    const lilac = variant('Ampivo Snap 5000 Magnetic Powerbank Lilac')
    const charcoal = variant('Ampivo Snap 5000 Magnetic Powerbank Charcoal')
    const sage = variant('Ampivo Snap 10000 Magnetic Powerbank Sage')
    await page.goto(results)
    const opened = page.getByRole('link', { name: lilac.productName, exact: true })
    await opened.click()
    await expect(page).toHaveURL(productPath(lilac))
    const colours = page.getByRole('group', { name: /^Colour/ })
    await expect(colours).toHaveAccessibleName('Colour: Lilac')
    await expectAccessible(page)

    await colours.scrollIntoViewIfNeeded()
    const scrollTop = () => page.evaluate(() => Math.round(scrollY))
    await page.evaluate(() => scrollBy(0, 60))
    const before = await scrollTop()
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    await colours.getByRole('link', { name: 'Charcoal', exact: true }).click()
    await expect(page).toHaveURL(productPath(charcoal))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(charcoal.productName)
    const details = page.getByRole('article').first()
    await expect(details).toContainText(amount(charcoal))
    const stock = charcoal.inStock ? shared.inStock : shared.outOfStock
    await expect(details.getByText(english(stock)).first()).toBeVisible()
    const picture = page
      .getByRole('region', { name: english(catalogProduct.pictures) })
      .getByRole('img')
      .first()
    await expect(picture).toHaveAttribute('src', charcoal.images[0] ?? '')
    await expect(colours).toHaveAccessibleName('Colour: Charcoal')
    expect(await scrollTop()).toBe(before)
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)

    // A colour of the other size.
    await colours.getByRole('link', { name: /^Sage, 10,000 mAh/ }).click()
    await expect(page).toHaveURL(productPath(sage))
    await expect(page.getByRole('group', { name: /^Battery/ })).toHaveAccessibleName(/10,000 mAh/)

    await page.goBack()
    await expect(page).toHaveURL(results)
  })
})

snap('the keyboard stays where the colour was chosen', async ({ page, variant }) => {
  const lilac = variant('Ampivo Snap 5000 Magnetic Powerbank Lilac')
  const charcoal = variant('Ampivo Snap 5000 Magnetic Powerbank Charcoal')
  await page.goto(productPath(lilac))
  // Before hydration the link opens another document, at whose start the focus is.
  await hydrated(page)
  await page.getByRole('link', { name: 'Charcoal', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(productPath(charcoal))
  await expect(page.getByRole('link', { name: 'Charcoal', exact: true })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Charcoal', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

snap.describe('without scripts', () => {
  snap.use({ ...phone, javaScriptEnabled: false })

  snap('another colour is a link', async ({ page, variant }) => {
    const lilac = variant('Ampivo Snap 5000 Magnetic Powerbank Lilac')
    const charcoal = variant('Ampivo Snap 5000 Magnetic Powerbank Charcoal')
    await page.goto(`/bn${productPath(lilac)}`)
    await page.getByRole('group', { name: /^রং/ }).getByRole('link', { name: 'চারকোল' }).click()
    await expect(page).toHaveURL(`/bn${productPath(charcoal)}`)
  })
})
