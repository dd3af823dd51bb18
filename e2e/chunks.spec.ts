import { readFileSync, statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { productPath } from '../common/addresses'
import { helpPages } from '../common/pages'
import { newCustomer, signInAt } from './support/customer'
import { productAt } from './support/products'
import { expect, test } from './support/test'

/** Parts of MUI and emotion that stay in minified code. */
const dashboardLibraries = /Mui-disabled|MuiButtonBase|data-emotion/

/** The scripts that contain MUI or emotion, of all that the page loads until it is quiet. */
async function findDashboardScripts(page: Page, open: () => Promise<unknown>) {
  const urls = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) urls.add(pathname)
  })
  await open()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(urls.size).toBeGreaterThan(0)
  const scripts = await Promise.all(
    [...urls].map(async (url) => ({ url, code: await (await page.request.get(url)).text() })),
  )
  return scripts.filter(({ code }) => dashboardLibraries.test(code)).map(({ url }) => url)
}

for (const path of [
  '/',
  '/category/smartwatch',
  '/login',
  '/register',
  '/privacy-policy',
  helpPages.faqs.path,
  '/cancel',
]) {
  test(`${path} loads no MUI and no emotion`, async ({ page }) => {
    expect(await findDashboardScripts(page, () => page.goto(path))).toEqual([])
  })
}

test('a product loads no MUI and no emotion', async ({ page, request }) => {
  const path = productPath(await productAt(request, 0))
  expect(await findDashboardScripts(page, () => page.goto(path))).toEqual([])
})

for (const path of ['/cart', '/checkout']) {
  test(`${path} of a customer loads no MUI and no emotion`, async ({ page, request, baseURL }) => {
    const customer = await newCustomer(baseURL ?? '')
    await customer.add(await productAt(request, 0))
    expect(await findDashboardScripts(page, () => signInAt(page, path, customer))).toEqual([])
  })
}

test.describe('the result of a payment', () => {
  test.use({ expectedProblem: /api\/payment\/unknown/ })

  test('loads no MUI and no emotion', async ({ page, baseURL }) => {
    const customer = await newCustomer(baseURL ?? '')
    const { _id } = await customer.order()
    const open = () => signInAt(page, `/success/unknown/${_id}`, customer)
    expect(await findDashboardScripts(page, open)).toEqual([])
  })
})

test('the dashboard loads MUI', async ({ page, baseURL }) => {
  const customer = await newCustomer(baseURL ?? '')
  const open = () => signInAt(page, '/dashboard', customer)
  expect(await findDashboardScripts(page, open)).not.toEqual([])
})

/** Scripts in KiB, compressed with brotli. */
const budgets = { home: 133, category: 133, product: 135 }

for (const [name, budget] of Object.entries(budgets)) {
  test(`the scripts of the first screen of ${name} are at most ${budget} KiB`, () => {
    const chunks = JSON.parse(readFileSync('dist/web/assets.json', 'utf8')) as Record<
      string,
      string[] | undefined
    >
    const scripts = [...(chunks.main ?? []), ...(chunks[name] ?? [])].filter((file) =>
      file.endsWith('.js'),
    )
    expect(scripts.length).toBeGreaterThan(1)
    const sizes = [...new Set(scripts)].map((file) => statSync(`dist/web${file}.br`).size)
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(budget)
  })
}
