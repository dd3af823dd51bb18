import { productPath } from '../common/addresses'
import * as auth from '../src/storefront/features/auth/messages'
import * as checkout from '../src/storefront/features/checkout/messages'
import * as productActions from '../src/storefront/features/product-actions/messages'
import { newCustomer, signInAt, toast } from './support/customer'
import { productAt } from './support/products'
import { expect, test } from './support/test'
import { english } from './support/texts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a visitor who registers to add a product reads each message once, above the bar', async ({
  page,
  request,
}) => {
  const product = await productAt(request, 22)
  await page.goto(productPath(product))
  await page.getByRole('button', { name: english(productActions.addToCart) }).tap()
  await expect(page).toHaveURL('/login')
  await page
    .getByRole('link', { name: /account/i })
    .first()
    .tap()
  await expect(page).toHaveURL('/register')
  await page.getByLabel(english(auth.name)).fill('Rahima Khatun')
  await page.getByLabel(english(auth.email)).fill(`${crypto.randomUUID()}@mail.example`)
  await page.getByLabel(english(auth.password), { exact: true }).fill('a good password')
  // Nobody fills in the form as fast as the first message goes.
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: english(auth.createAccount) }).tap()
  await expect(toast(page, english(productActions.added))).toBeVisible()
  const bar = await page.getByRole('group', { name: english(productActions.buy) }).boundingBox()
  const texts = await page.getByRole('alert').allTextContents()
  expect(texts.length).toBeLessThanOrEqual(2)
  expect(new Set(texts).size).toBe(texts.length)
  // They slide in from below.
  await expect
    .poll(() =>
      page
        .getByRole('alert')
        .evaluateAll((all) =>
          Math.max(0, ...all.map((alert) => alert.getBoundingClientRect().bottom)),
        ),
    )
    .toBeLessThan(bar?.y ?? 0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the checkout warns once, and does not cover the field that is missing', async ({
  page,
  request,
  baseURL,
}) => {
  const customer = await newCustomer(baseURL ?? '')
  await customer.add(await productAt(request, 0))
  await signInAt(page, '/checkout', customer)
  await page.getByLabel(english(checkout.fullName)).fill('Rahima Khatun')
  await page.getByLabel(english(checkout.mobileNumber)).fill('01711000000')
  const district = page.getByLabel(english(checkout.district))
  // Where the toast will be.
  await district.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 690))
  const submit = page.getByRole('button', { name: /Place Order/ })
  await submit.tap()
  await submit.tap()
  const warning = toast(page, english(checkout.fieldsMissing))
  await expect(warning).toHaveCount(1)
  await expect(district).toBeFocused()
  const error = page.getByText(english(checkout.districtMissing))
  await expect
    .poll(async () => {
      const [below, above] = await Promise.all([error.boundingBox(), warning.boundingBox()])
      return below && above && above.y - below.y - below.height
    })
    .toBeGreaterThan(0)
})
