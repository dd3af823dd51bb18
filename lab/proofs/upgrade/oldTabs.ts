import { type BrowserContext, expect, type Page } from '@playwright/test'
import { launchBrowser } from '../../../scripts/browser/launch'

const timeout = 60_000

async function openTab(context: BrowserContext, url: string, cookie: string): Promise<Page> {
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Strict' }])
  const page = await context.newPage()
  page.setDefaultTimeout(timeout)
  return page
}

/**
 * Tabs of a customer and of an admin that are opened with the scripts of the previous version. `goOn` uses them after
 * the upgrade, and returns what did not work.
 */
export async function openOldTabs(url: string, cookies: { admin: string; shopper: string }) {
  const browser = await launchBrowser()
  const contexts = await Promise.all(['customer', 'admin'].map(() => browser.newContext()))
  const exceptions: string[] = []
  for (const context of contexts) {
    context.on('weberror', (error) => exceptions.push(error.error().message))
  }
  const [ofCustomer, ofAdmin] = contexts
  if (!ofCustomer || !ofAdmin) throw new Error('no context')
  const shopper = await openTab(ofCustomer, url, cookies.shopper)
  const desktop = await openTab(ofAdmin, url, cookies.admin)
  await shopper.goto(`${url}/category/fan`)
  await desktop.goto(`${url}/dashboard/all-ordered`)
  await expect(desktop.getByRole('row').nth(1)).toBeVisible({ timeout })

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

  async function order() {
    await shopper.getByRole('main').getByRole('article').getByRole('link').first().click()
    await button(shopper, 'Buy Now').click()
    await shopper.getByRole('link', { name: 'Proceed to Checkout' }).click()
    const values = {
      'Full name': 'Rafia Rahman',
      'Mobile number': '+8801711000000',
      Address: 'House 1',
    }
    for (const [label, value] of Object.entries(values)) {
      await shopper.getByLabel(label, { exact: true }).fill(value)
    }
    await shopper.getByLabel('District', { exact: true }).selectOption('Dhaka')
    await button(shopper, 'Place Order').click()
    await shopper.waitForURL('**/dashboard/orders')
    const details = shopper.locator('a[href^="/dashboard/order-details/"]').first()
    return (await details.getAttribute('href'))?.split('/').at(-1) ?? ''
  }

  async function deliver(orderId: string) {
    await desktop.getByRole('searchbox').fill(orderId)
    const row = desktop.getByRole('row').filter({ hasText: orderId.slice(0, 20) })
    // The head and the order: the search is done, and the row stays where it is.
    await expect(desktop.getByRole('row')).toHaveCount(2, { timeout })
    await row.getByRole('button', { name: 'Mark as Delivered' }).click()
    const question = desktop.getByRole('dialog', { name: 'Mark this order as delivered?' })
    await question.getByRole('button', { name: 'Mark as Delivered' }).click()
    await expect(desktop.getByText('Marked as Delivered')).toBeVisible({ timeout })
    await desktop.getByRole('link', { name: 'All Products' }).click()
    await expect(desktop.getByRole('row').nth(1)).toBeVisible({ timeout })
  }

  return {
    async goOn(): Promise<string[]> {
      try {
        await deliver(await order())
      } catch (error) {
        exceptions.push(String(error))
      }
      return exceptions
    },
    close: () => browser.close(),
  }
}
