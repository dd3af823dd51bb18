import type { Page } from '@playwright/test'
import { productPath } from '../common/addresses'
import { helpPages } from '../common/pages'
import type { Product } from './support/admin'
import { expect, test } from './support/test'

const helpPaths = Object.values(helpPages).map(({ path }) => path)

const metaOf = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')

const canonicalOf = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href')

async function thingsOf(page: Page) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>)
}

/** A product that no other test changes, and that its own page does not list again. */
async function someProduct(page: Page): Promise<Product> {
  const answer = await page.request.get('/api/products/headphones?page=2&limit=12')
  const { result } = (await answer.json()) as { result: Product[] }
  const [product] = result
  if (!product) throw new Error('there is no such product')
  return product
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page has a title and no splash screen', async ({ page, baseURL }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Jontro - Tech Destination')
    expect(await canonicalOf(page)).toBe(`${baseURL}/`)
    expect(await metaOf(page, 'og:title')).toBe('Jontro - Tech Destination')
    const picture = await page.request.get((await metaOf(page, 'og:image')) ?? '')
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect(await thingsOf(page)).toMatchObject([
      { '@type': 'Organization', name: 'Jontro' },
      { '@type': 'WebSite' },
    ])
    await expect(page.locator('.splash')).toBeHidden()
  })

  test('a category page has a title and its products', async ({ page, baseURL }) => {
    await page.goto('/category/Converters%20%26%20Hub')
    await expect(page).toHaveTitle('Converters & Hub - Jontro')
    expect(await canonicalOf(page)).toBe(`${baseURL}/category/converters%20%26%20hub`)
    expect(await metaOf(page, 'description')).toContain('Converters & Hub')
    expect(await thingsOf(page)).toMatchObject([{ '@type': 'BreadcrumbList' }])
  })

  test('a product page has a title, price and availability', async ({ page, baseURL }) => {
    const product = await someProduct(page)
    await page.goto(productPath(product))
    await expect(page).toHaveTitle(`${product.productName} - Jontro`)
    expect(await canonicalOf(page)).toBe(`${baseURL}${productPath(product)}`)
    expect(await metaOf(page, 'og:type')).toBe('product')
    expect(await metaOf(page, 'og:image')).toBe(`${baseURL}${product.images[0]}`)
    expect(await thingsOf(page)).toMatchObject([
      {
        '@type': 'Product',
        name: product.productName,
        offers: {
          price: product.discountPrice || product.price,
          priceCurrency: 'BDT',
          availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
        },
      },
      { '@type': 'BreadcrumbList' },
    ])
  })

  test.describe('an unknown URL', () => {
    test.use({ expectedProblem: /status of 404/ })

    test('has status 404 and noindex', async ({ page }) => {
      const answer = await page.goto('/no-such-page')
      expect(answer?.status()).toBe(404)
      expect(await metaOf(page, 'robots')).toBe('noindex')
    })
  })
})

/** What crawlers and link previews read, from the HTML or from the page itself. */
const headOf = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const shown = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html')
    const elements =
      'title, link[rel=canonical], meta[name], meta[property], script[type="application/ld+json"]'
    // Reviews, attributes and families are in the HTML only.
    const withoutMore = (key: string, value: unknown) =>
      ['review', 'additionalProperty', 'inProductGroupWithID'].includes(key) ? undefined : value
    return [...shown.head.querySelectorAll(elements)]
      .map((element) =>
        element instanceof HTMLScriptElement
          ? JSON.stringify(JSON.parse(element.text, withoutMore))
          : element.outerHTML,
      )
      .toSorted()
  }, html)

test('has the same head after a navigation as after a fresh load', async ({ page }) => {
  await page.goto('/cart')
  // The redirect would otherwise come after the first navigation.
  await expect(page).toHaveURL('/login')
  const product = productPath(await someProduct(page))
  const paths = [
    '/',
    '/category/headphones',
    '/category/headphones?page=2',
    '/category/headphones?sort=lowToHigh',
    product,
    '/search?q=fan+%26+light',
    '/privacy-policy',
    ...helpPaths,
    '/login',
    '/register',
  ]
  for (const path of paths) {
    const fresh = await headOf(page, await (await page.request.get(path)).text())
    await page.evaluate((url) => {
      history.pushState(null, '', url)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect.poll(() => headOf(page), path).toEqual(fresh)
  }
})

test('lists every public page in the sitemap', async ({ page, baseURL }) => {
  const robots = await page.request.get('/robots.txt')
  expect(await robots.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const product = await someProduct(page)
  const listed = ['/', ...helpPaths, '/category/fan', '/category/smart%20tv', productPath(product)]
  for (const path of listed) {
    expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`)
  }
})

const pagesWithPicture = [
  {
    name: 'the home page',
    open: async () => ({ path: '/', picture: '/images/banners/best-seller' }),
  },
  {
    name: 'a product',
    open: async (page: Page) => {
      const product = await someProduct(page)
      const picture = (product.images[0] ?? '').replace(/960\.webp$/, '')
      return { path: productPath(product), picture }
    },
  },
]

for (const { name, viewport, deviceScaleFactor } of [
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { name: 'laptop', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
]) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, deviceScaleFactor })

    for (const { name: where, open } of pagesWithPicture) {
      test(`the first picture of ${where} is preloaded, and loaded once`, async ({ page }) => {
        const { path, picture } = await open(page)
        const asked: string[] = []
        page.on('request', (request) => asked.push(new URL(request.url()).pathname))
        await page.goto(path)
        const large = page.locator('main img[fetchpriority=high]').first()
        await expect(large).toHaveJSProperty('complete', true)
        const shown = await large.evaluate((image: HTMLImageElement) => image.currentSrc)
        // Thumbnails are smaller, and also load at once.
        const sizes = asked.filter((each) => each.startsWith(picture) && !/-[24]\d0\./.test(each))
        expect(sizes).toEqual([new URL(shown).pathname])
        const initiator = await page.evaluate((url) => {
          const [entry] = performance.getEntriesByName(url)
          return entry instanceof PerformanceResourceTiming && entry.initiatorType
        }, shown)
        expect(initiator, 'asked for by the head').toBe('link')
      })
    }
  })
}
