import type { Page } from '@playwright/test'
import { productPath } from '../common/addresses'
import { shop } from '../shop/shop.config'
import * as shared from '../src/shared/messages'
import * as auth from '../src/storefront/features/auth/messages'
import * as cart from '../src/storefront/features/cart/messages'
import * as checkout from '../src/storefront/features/checkout/messages'
import * as productActions from '../src/storefront/features/product-actions/messages'
import * as layout from '../src/storefront/layout/messages'
import * as ui from '../src/storefront/ui/messages'
import { logIn, newCustomer, signInAt, toast } from './support/customer'
import { expectAccessible } from './support/expectAccessible'
import { priceOf, productAt, taka } from './support/products'
import { expect, test } from './support/test'
import { english } from './support/texts'

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const quantityOf = (page: Page, name: string) =>
  page.getByRole('spinbutton', { name: english(cart.quantityOf)(name), exact: true })
const answerTo = (page: Page, method: 'PUT' | 'DELETE') =>
  page.waitForResponse((answer) => answer.request().method() === method)
const cartLink = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^Cart, ${count} items?,`) })

test('requires a login, and is empty at first', async ({ page, baseURL }) => {
  await signInAt(page, '/cart', await newCustomer(baseURL ?? ''))
  await expect(page).toHaveTitle(`Cart - ${shop.name}`)
  await expect(page.getByText(english(shared.emptyCart))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: english(shared.startShopping) }).click()
  await expect(page).toHaveURL('/')
})

test.describe('what a visitor tried', () => {
  test('to add to the cart is added once after the login', async ({ page, baseURL, request }) => {
    const product = await productAt(request, 20)
    const customer = await newCustomer(baseURL ?? '')
    await page.goto(productPath(product))
    await page.getByRole('button', { name: english(ui.increaseQuantity) }).click()
    await page.getByRole('button', { name: english(productActions.addToCart) }).click()
    await expect(toast(page, english(productActions.loginFirst))).toBeVisible()
    await expect(page).toHaveURL('/login')
    await logIn(page, customer)
    await expect(toast(page, english(productActions.added))).toBeVisible()
    await expect(page).toHaveURL(productPath(product))
    await expect(cartLink(page, 1)).toBeVisible()
    await page.reload()
    await cartLink(page, 1).click()
    await expect(quantityOf(page, product.productName)).toHaveValue('2')
  })

  test('to buy leads to the cart after the login, even after a reload', async ({
    page,
    baseURL,
    request,
  }) => {
    const product = await productAt(request, 21)
    const customer = await newCustomer(baseURL ?? '')
    await page.goto(productPath(product))
    await page.getByRole('button', { name: english(productActions.buyNow) }).click()
    await expect(page).toHaveURL('/login')
    await page.reload()
    await logIn(page, customer)
    await expect(toast(page, english(productActions.toCart))).toBeVisible()
    await expect(page).toHaveURL('/cart')
    await expect(quantityOf(page, product.productName)).toHaveValue('1')
  })

  test('to buy is not added again if it is already in the cart', async ({
    page,
    baseURL,
    request,
  }) => {
    const product = await productAt(request, 27)
    const customer = await newCustomer(baseURL ?? '')
    await customer.add(product, 2)
    await page.goto(productPath(product))
    await page.getByRole('button', { name: english(productActions.buyNow) }).click()
    await expect(page).toHaveURL('/login')
    await logIn(page, customer)
    await expect(page).toHaveURL('/cart')
    await expect(quantityOf(page, product.productName)).toHaveValue('2')
  })

  test('is not added if the visitor goes back', async ({ page, baseURL, request }) => {
    const product = await productAt(request, 22)
    await page.goto(productPath(product))
    await page.getByRole('button', { name: english(productActions.addToCart) }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel(english(auth.email))).toBeVisible()
    await page.goBack()
    await expect(
      page.getByRole('button', { name: english(productActions.addToCart) }),
    ).toBeVisible()
    await page.getByRole('link', { name: english(layout.loginOrRegister) }).click()
    await logIn(page, await newCustomer(baseURL ?? ''))
    await expect(page).toHaveURL(productPath(product))
    await page.goto('/cart')
    await expect(page.getByText(english(shared.emptyCart))).toBeVisible()
  })
})

test('counts a product once if it is added and then bought, with the chosen quantity', async ({
  page,
  baseURL,
  request,
}) => {
  const product = await productAt(request, 28)
  await signInAt(page, productPath(product), await newCustomer(baseURL ?? ''))
  await page.getByRole('button', { name: english(productActions.addToCart) }).click()
  await expect(toast(page, english(productActions.added))).toBeVisible()
  await page.getByRole('button', { name: english(productActions.buyNow) }).click()
  await expect(page).toHaveURL('/cart')
  await expect(quantityOf(page, product.productName)).toHaveValue('1')

  await page.goBack()
  await page.getByRole('button', { name: english(ui.increaseQuantity) }).click()
  await page.getByRole('button', { name: english(productActions.buyNow) }).click()
  await expect(page).toHaveURL('/cart')
  await expect(quantityOf(page, product.productName)).toHaveValue('2')
})

test.describe('a cart with items', () => {
  test('saves each change immediately and shows it everywhere', async ({
    page,
    baseURL,
    request,
  }) => {
    const product = await productAt(request, 23)
    const price = priceOf(product)
    const name = product.productName
    const customer = await newCustomer(baseURL ?? '')
    await customer.add(product)
    await signInAt(page, '/cart', customer)
    await expect(rowOf(page, name)).toContainText(taka(price))
    await expect(
      rowOf(page, name).getByRole('button', { name: english(ui.decreaseQuantity) }),
    ).toBeDisabled()

    const saved: (string | null)[] = []
    page.on('response', (answer) => {
      const call = answer.request()
      if (call.method() === 'PUT') saved.push(call.postData())
    })
    const plus = rowOf(page, name).getByRole('button', { name: english(ui.increaseQuantity) })
    for (let click = 0; click < 6; click++) await plus.click()
    await expect(quantityOf(page, name)).toHaveValue('7')
    await expect(toast(page, english(cart.quantityUpdated))).toHaveCount(1)
    await expect.poll(() => saved.at(-1)).toBe('{"quantity":7}')
    await expect(rowOf(page, name)).toContainText(taka(price * 7))
    await expect(cartLink(page, 1)).toContainText(taka(price * 7))
    await expect(page.getByRole('region', { name: english(cart.cartTotals) })).toContainText(
      `Total${taka(price * 7 + 100)}`,
    )

    await page.reload()
    await expect(quantityOf(page, name)).toHaveValue('7')
    await quantityOf(page, name).fill('150')
    await page.keyboard.press('Enter')
    await expect(quantityOf(page, name)).toHaveValue('99')
    await expect(
      rowOf(page, name).getByRole('button', { name: english(ui.increaseQuantity) }),
    ).toBeDisabled()
  })

  test('restores a removed item by Undo', async ({ page, baseURL, request }) => {
    const [first, second] = [await productAt(request, 24), await productAt(request, 25)]
    const customer = await newCustomer(baseURL ?? '')
    await customer.add(first, 3)
    await customer.add(second)
    await signInAt(page, '/cart', customer)
    await expect(quantityOf(page, second.productName)).toBeVisible()

    await page.getByRole('button', { name: english(cart.removeItem)(first.productName) }).click()
    await expect(toast(page, english(cart.itemRemoved))).toBeVisible()
    await expect(cartLink(page, 1)).toBeVisible()
    const undo = page.getByRole('button', { name: english(cart.undoRemoval)(first.productName) })
    await expect(undo).toBeFocused()
    await expectAccessible(page)
    const added = answerTo(page, 'PUT')
    await undo.click()
    await expect(quantityOf(page, first.productName)).toHaveValue('3')
    await expect(cartLink(page, 2)).toBeVisible()
    await expect(page.getByRole('spinbutton').first()).toHaveValue('3')

    const removed = answerTo(page, 'DELETE')
    await page.getByRole('button', { name: english(cart.removeItem)(second.productName) }).click()
    await expect(cartLink(page, 1)).toBeVisible()
    await Promise.all([added, removed])
    await page.reload()
    await expect(page.getByRole('spinbutton')).toHaveCount(1)
    await expect(quantityOf(page, first.productName)).toHaveValue('3')
  })

  test('rejects every coupon', async ({ page, baseURL, request }) => {
    const customer = await newCustomer(baseURL ?? '')
    await customer.add(await productAt(request, 23))
    await signInAt(page, '/cart', customer)
    await page.getByLabel(english(cart.coupon)).fill('EID2026')
    await page.getByRole('button', { name: english(cart.applyCoupon) }).click()
    await expect(toast(page, english(cart.wrongCoupon))).toBeVisible()
  })

  for (const width of [390, 1280]) {
    test(`has no accessibility violation at ${width} px`, async ({ page, baseURL, request }) => {
      await page.setViewportSize({ width, height: 844 })
      const customer = await newCustomer(baseURL ?? '')
      await customer.add(await productAt(request, 23))
      await signInAt(page, '/cart', customer)
      await expect(
        page.getByRole('link', { name: english(cart.proceedToCheckout) }),
      ).toBeInViewport()
      await expectAccessible(page)
    })
  }
})

test.describe('a change that fails', () => {
  test.use({ expectedProblem: /status of 503/ })

  test('is rolled back with a message', async ({ page, baseURL, request }) => {
    const product = await productAt(request, 26)
    const customer = await newCustomer(baseURL ?? '')
    await customer.add(product, 2)
    await signInAt(page, '/cart', customer)
    await expect(quantityOf(page, product.productName)).toHaveValue('2')
    await page.route('**/api/cart/*', (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByRole('button', { name: english(ui.increaseQuantity) }).click()
    await expect(toast(page, english(cart.quantityFailed))).toBeVisible()
    await expect(quantityOf(page, product.productName)).toHaveValue('2')
    await page.getByRole('button', { name: english(cart.removeItem)(product.productName) }).click()
    await expect(toast(page, english(cart.removeFailed))).toBeVisible()
    await expect(quantityOf(page, product.productName)).toHaveValue('2')
  })
})

test('shows stock and price changes without a reload', async ({
  page,
  baseURL,
  request,
  openAdminApi,
}) => {
  const product = await productAt(request, 43)
  const admin = await openAdminApi()
  const customer = await newCustomer(baseURL ?? '')
  await customer.add(product, 2)
  await signInAt(page, '/cart', customer)
  await expect(page.getByRole('link', { name: english(cart.proceedToCheckout) })).toBeVisible()
  try {
    const price = product.price + 1000
    await admin.saveProduct({ ...product, price, discountPrice: undefined })
    await expect(rowOf(page, product.productName)).toContainText(taka(price * 2))

    await admin.saveProduct({ ...product, inStock: false })
    await expect(rowOf(page, product.productName)).toContainText(english(shared.outOfStock))
    await expect(page.getByRole('button', { name: english(cart.proceedToCheckout) })).toBeDisabled()
    await expect(page.getByText(`${product.productName} is out of stock.`)).toBeVisible()
    await expectAccessible(page)
    await page.goto('/checkout')
    await expect(page.getByRole('button', { name: english(checkout.placeOrder) })).toBeDisabled()
  } finally {
    await admin.saveProduct(product)
  }
})
