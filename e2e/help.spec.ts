import { productPath } from '../common/addresses'
import { helpPages } from '../common/pages'
import { languages, pathIn } from '../common/text'
import { shop } from '../shop/shop.config'
import * as layout from '../src/storefront/layout/messages'
import { newCustomer, signInAt } from './support/customer'
import { productAt } from './support/products'
import { expect, test } from './support/test'

for (const language of languages) {
  test(`a product leads to the help pages, and they to each other (${language})`, async ({
    page,
    request,
  }) => {
    await page.goto(pathIn(language, productPath(await productAt(request, 0))))
    const main = page.getByRole('main')
    const { shipping, returns, warranty, contactUs } = helpPages
    for (const { path, title } of [shipping, returns, warranty, contactUs]) {
      await main.getByRole('link', { name: title[language], exact: true }).first().click()
      await expect(page).toHaveURL(pathIn(language, path))
      await expect(page.getByRole('heading', { level: 1, name: title[language] })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(title[language]))
    }
    await expect(main.getByRole('link', { name: shop.supportEmail })).toBeVisible()
  })
}

test('the links of the footer lead to pages, unless the shop has placeholders', async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const { path, title } of [
    helpPages.faqs,
    helpPages.aboutUs,
    { path: '/search', title: layout.shopLink },
  ]) {
    const link = footer.getByRole('link', { name: title.en, exact: true })
    if (shop.hasFooterPlaceholders) await expect(link).toBeDisabled()
    else {
      await link.click()
      await expect(page).toHaveURL(path)
    }
  }
})

test('the table of contents leads to a question, and the address keeps it', async ({ page }) => {
  await page.goto(helpPages.faqs.path)
  await page.getByRole('navigation').getByRole('link', { name: 'Payment', exact: true }).click()
  await expect(page).toHaveURL(`${helpPages.faqs.path}#payment`)
  await expect(
    page.getByRole('heading', { level: 2, name: 'Payment', exact: true }),
  ).toBeInViewport()
})

test('the checkout and an order lead to delivery and returns', async ({
  page,
  request,
  baseURL,
}) => {
  const customer = await newCustomer(baseURL ?? '')
  const { _id } = await customer.order()
  const { shipping, returns } = helpPages
  await signInAt(page, `/dashboard/order-details/order/${_id}`, customer)
  await page.getByRole('link', { name: returns.title.en }).click()
  await expect(page).toHaveURL(returns.path)

  await customer.add(await productAt(request, 0))
  await page.goto('/checkout')
  await page.getByRole('main').getByRole('link', { name: shipping.title.en }).click()
  await expect(page).toHaveURL(shipping.path)
})
