import type { Page } from '@playwright/test'
import type { Truth } from './shopper'

/** What a page says about the order; `empty cart` says it only to someone who has seen the order before. */
export type Statement =
  | { state: Truth['state'] | 'empty cart'; quantity?: number }
  | { state: 'nothing'; text: string }

/** The first of these that a page shows is what it says. */
export async function readStatement(page: Page): Promise<Statement> {
  const path = new URL(page.url()).pathname
  const isShown = (name: RegExp | string, role: 'button' | 'link' | 'heading' = 'button') =>
    page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .first()
      .isVisible()
  const hasText = (text: RegExp | string) => page.getByText(text).first().isVisible()
  const nothing = async (): Promise<Statement> => ({
    state: 'nothing',
    text: `${path}: ${(
      await page
        .locator('body')
        .innerText({ timeout: 500 })
        .catch(() => '')
    )
      .replaceAll(/\s+/g, ' ')
      .slice(0, 300)}`,
  })

  if (await hasText('Order placed successfully!')) return { state: 'ordered' }
  if (path === '/cart') {
    if (await hasText(/awaiting payment/)) return { state: 'ordered' }
    if (await hasText('Your cart is empty.')) return { state: 'empty cart' }
    if (await isShown('Proceed to Checkout', 'link')) {
      const value = await page.getByRole('spinbutton').first().inputValue({ timeout: 500 })
      return { state: 'in the cart', quantity: Number(value) }
    }
  } else if (path === '/checkout') {
    if (await hasText(/Your last order was placed\./)) return { state: 'ordered' }
    if (await hasText('Your cart is empty.')) return { state: 'empty cart' }
    if (await hasText(/Your order has not been placed\./)) return { state: 'in the cart' }
    // An order whose outcome is not known offers to try again as well.
    if ((await isShown('Place Order')) && !(await hasText(/safely try again/))) {
      const isBusy = await page
        .getByRole('button', { name: 'Place Order' })
        .getAttribute('aria-busy', { timeout: 500 })
      if (isBusy !== 'true') return { state: 'in the cart' }
    }
  } else if (path === '/dashboard/orders') {
    if (await isShown('Pay Now')) return { state: 'ordered' }
    if (await hasText('You have no orders yet.')) return { state: 'in the cart' }
    if (await page.getByLabel('My orders').getByText('Paid', { exact: true }).first().isVisible())
      return { state: 'paid' }
  } else if (path.startsWith('/dashboard/order-details/')) {
    const payment = page.getByRole('region', { name: 'Payment' })
    if (await payment.getByText('Paid', { exact: true }).first().isVisible())
      return { state: 'paid' }
    if (await isShown('Pay Now')) return { state: 'ordered' }
  } else if (path.startsWith('/success/')) {
    if (await isShown(/^(Payment Successful|Already Paid)$/, 'heading')) return { state: 'paid' }
  } else if (path === '/cancel') {
    if (await isShown('Already Paid', 'heading')) return { state: 'paid' }
    if (await isShown(/^Payment (Cancelled|Declined)$/, 'heading')) return { state: 'ordered' }
  } else if (path.startsWith('/EasyCheckOut/')) {
    if (await isShown('Card details', 'heading')) return { state: 'ordered' }
  } else if (await isShown(/^Cart, [1-9]/, 'link')) return { state: 'in the cart' }
  return nothing()
}
