import type { Product } from './support/admin'
import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'

test('shows three best sellers and the new arrivals that the shop has', async ({
  page,
  request,
}) => {
  const answers = ['/api/best-seller', '/api/new-arrival'].map(async (path) => {
    const answer = await request.get(path)
    return (await answer.json()) as Product[]
  })
  const [bestSellers = [], newArrivals = []] = await Promise.all(answers)
  await page.goto('/')
  await expect(page).toHaveTitle('Jontro - Tech Destination')

  const best = page.getByRole('region', { name: 'Best Sellers' }).getByRole('article')
  await expect(best).toHaveCount(3)
  await expect(best.getByRole('heading')).toHaveText(
    bestSellers.slice(0, 3).map(({ productName }) => productName),
  )
  const arrivals = page.getByRole('region', { name: 'New Arrivals' }).getByRole('article')
  await expect(arrivals.getByRole('heading')).toHaveText(
    newArrivals.map(({ productName }) => productName),
  )
})

test('has no accessibility violation', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
})

test('shows a changed price on the open page without a reload', async ({
  page,
  request,
  openAdminDesk,
}) => {
  const answer = await request.get('/api/best-seller')
  const [product] = (await answer.json()) as Product[]
  if (!product) throw new Error('there is no best seller')
  const desk = await openAdminDesk()
  await page.goto('/')
  const card = page.getByRole('article').filter({ hasText: product.productName }).first()
  await expect(card).toBeVisible()
  let loads = 0
  page.on('load', () => loads++)
  await desk.saveProduct({ ...product, price: 98_765, discountPrice: undefined })
  try {
    await expect(card).toContainText('98,765')
    expect(loads).toBe(0)
  } finally {
    await desk.saveProduct(product)
  }
})
