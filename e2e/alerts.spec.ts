/** Mails that a customer has asked for, on a phone: from the page of a product to the mail, and to its last link. */
import type { Page } from '@playwright/test'
import { productPath } from '../common/addresses'
import * as mails from '../server/src/modules/mail/messages'
import * as alerts from '../src/storefront/features/product-actions/alertMessages'
import * as pages from '../src/storefront/pages/messages'
import type { Product } from './support/admin'
import { newCustomer, signInAt } from './support/customer'
import { followLink } from './support/mail'
import { expect, test } from './support/test'
import { english } from './support/texts'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  expectedProblem: /status of 409 .*my-alerts/,
})

async function verifyAddress(page: Page, { email, password }: { email: string; password: string }) {
  const path = '/identitytoolkit.googleapis.com/v1/accounts'
  const signIn = await page.request.post(`${path}:signInWithPassword?key=demo-key`, {
    data: { email, password, returnSecureToken: true },
  })
  const { idToken } = (await signIn.json()) as { idToken: string }
  const sent = await page.request.post(`${path}:sendOobCode?key=demo-key`, {
    data: { requestType: 'VERIFY_EMAIL', idToken },
  })
  expect(sent.status()).toBe(200)
  await followLink(page, email, /Confirm your e-mail address/, 'Confirm the address')
}

test('a customer gets one mail about a lower price, and stops the other mails by the link', async ({
  page,
  baseURL,
  openAdminApi,
  request,
}) => {
  const adminApi = await openAdminApi()
  const [sample] = (await (await request.get('/api/best-seller')).json()) as Product[]
  const productName = `Awaited lamp ${crypto.randomUUID().slice(0, 8)}`
  const product = await adminApi.addProduct({
    productName,
    category: 'Lifestyle',
    price: 1000,
    inStock: false,
    keyFeatures: [],
    images: sample?.images ?? [],
    description: '',
  })
  const customer = await newCustomer(baseURL ?? '')
  const toggle = (message: typeof alerts.notifyPriceDrop) =>
    page.getByRole('button', { name: english(message) })

  await signInAt(page, productPath(product), customer)
  await toggle(alerts.notifyPriceDrop).click()
  await expect(page.getByText('Your e-mail address is not verified yet.')).toBeVisible()

  await verifyAddress(page, customer)
  await signInAt(page, productPath(product), customer)
  for (const message of [alerts.notifyPriceDrop, alerts.notifyBackInStock]) {
    await toggle(message).click()
    await expect(toggle(message)).toHaveAttribute('aria-pressed', 'true')
  }
  await page.reload()
  await expect(toggle(alerts.notifyBackInStock)).toHaveAttribute('aria-pressed', 'true')

  await adminApi.saveProduct({ ...product, price: 900 })
  await followLink(
    page,
    customer.email,
    new RegExp(english(mails.priceDropped)(productName)),
    english(mails.seeProduct),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(productName)
  await expect(toggle(alerts.notifyPriceDrop)).toHaveAttribute('aria-pressed', 'false')
  await expect(toggle(alerts.notifyBackInStock)).toHaveAttribute('aria-pressed', 'true')

  await followLink(
    page,
    customer.email,
    new RegExp(english(mails.priceDropped)(productName)),
    english(mails.stopAlerts),
  )
  await page.getByRole('button', { name: english(pages.stopAll) }).click()
  await expect(page.getByText(english(pages.mailsStopped))).toBeVisible()
  await page.goto(productPath(product))
  await expect(toggle(alerts.notifyBackInStock)).toHaveAttribute('aria-pressed', 'false')

  await adminApi.saveProduct({ ...product, price: 900, inStock: true })
  // What is asked for anew comes after all that was stopped would have.
  await page.reload()
  await toggle(alerts.notifyPriceDrop).click()
  await expect(toggle(alerts.notifyPriceDrop)).toHaveAttribute('aria-pressed', 'true')
  await adminApi.saveProduct({ ...product, price: 800, inStock: true })
  const received = page.getByRole('link').filter({ hasText: customer.email })
  await expect(async () => {
    await page.goto('/emulator/mails')
    const drops = received.filter({ hasText: english(mails.priceDropped)(productName) })
    await expect(drops).toHaveCount(2, { timeout: 500 })
  }).toPass()
  await expect(received.filter({ hasText: productName })).toHaveCount(2)
  await adminApi.deleteProduct(product._id)
})
