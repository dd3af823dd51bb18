import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { v7 as newId } from 'uuid'
import { productPath } from '../../../../common/addresses'
import { escapeHtml } from '../../../../common/escapeHtml'
import { helpPages } from '../../../../common/pages'
import { languages, pathIn } from '../../../../common/text'
import { faqs } from '../../../../shop/help/faqs'
import { sitemap } from '../../../src/http/pages/crawlers'
import { startTestApp, type TestApp } from '../../support/app'
import { plainIndex, writeClientBuild } from '../../support/clientBuild'

let build: Awaited<ReturnType<typeof writeClientBuild>>
let shop: TestApp

beforeAll(async () => {
  build = await writeClientBuild({ 'index.html': plainIndex })
  shop = await startTestApp({ root: build.root })
})
afterAll(async () => {
  await shop.close()
  await build.remove()
})

async function addProduct(values: { images?: string[]; price?: number; name?: string } = {}) {
  const id = newId()
  const product_name = values.name ?? 'Table Fan "Breeze" <3 & more'
  await shop.db
    .insertInto('products')
    .values({
      id,
      product_name,
      category: 'Fan',
      price: values.price ?? 1500,
      discount_price: 1200,
      in_stock: false,
      description: 'Cool & quiet.\nSecond line.',
      attributes: ['brand:Zhirvo', 'battery:4000'],
      family: 'Zhirvo Breeze',
      images: values.images ?? ['/images/products/fan-1-960.webp'],
    })
    .execute()
  return { id, path: productPath({ _id: id, productName: product_name }) }
}

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]
const titleOf = (html: string) => attribute(html, /<title>(.*)<\/title>/)
const metaOf = (html: string, name: string) =>
  attribute(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`))
const canonicalOf = (html: string) => attribute(html, /<link rel="canonical" href="([^"]*)">/)
const preloadOf = (html: string) => /<link rel="preload" as="image"[^>]*>/.exec(html)?.[0]
const thingsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )

const origin = 'http://localhost:3000'

describe('the head of the home page', () => {
  it("has the shop's name, and preloads the first banner", async () => {
    const { statusCode, body } = await shop.visitor.get('/')
    expect(statusCode).toBe(200)
    expect(titleOf(body)).toBe('Jontro - Tech Destination')
    expect(canonicalOf(body)).toBe(`${origin}/`)
    expect(metaOf(body, 'og:image')).toBe(`${origin}/images/og.jpg`)
    expect(thingsOf(body)).toMatchObject([
      { '@type': 'Organization', name: 'Jontro' },
      { '@type': 'WebSite' },
    ])
    expect(metaOf(body, 'og:locale')).toBe('en_US')
    expect(metaOf(body, 'twitter:title')).toBe(titleOf(body))
    expect(metaOf(body, 'twitter:image')).toBe(`${origin}/images/og.jpg`)
    expect(preloadOf(body)).toBe(
      '<link rel="preload" as="image" type="image/avif" fetchpriority="high" ' +
        'imagesrcset="/images/banners/best-seller-768.avif 768w, /images/banners/best-seller-1536.avif 1536w" ' +
        'imagesizes="(min-width: 1440px) 890px, (min-width: 1024px) 63vw, 94vw">',
    )
  })
})

describe('the head of a product', () => {
  it('has name, price and availability', async () => {
    const { path } = await addProduct()
    const { statusCode, body } = await shop.visitor.get(path)
    expect(statusCode).toBe(200)
    expect(titleOf(body)).toBe('Table Fan &quot;Breeze&quot; &lt;3 &amp; more - Jontro')
    expect(metaOf(body, 'description')).toBe('Cool &amp; quiet.')
    expect(canonicalOf(body)).toBe(origin + path.replaceAll('&', '&amp;'))
    expect(metaOf(body, 'og:type')).toBe('product')
    expect(metaOf(body, 'og:image')).toBe(`${origin}/images/products/fan-1-960.webp`)
    const [product, breadcrumbs] = thingsOf(body)
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Table Fan "Breeze" <3 & more',
      image: [`${origin}/images/products/fan-1-960.webp`],
      offers: {
        '@type': 'Offer',
        price: 1200,
        priceCurrency: 'BDT',
        availability: 'https://schema.org/OutOfStock',
        url: origin + path,
      },
    })
    expect(breadcrumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: `${origin}/` },
        { position: 2, name: 'Fan', item: `${origin}/category/fan` },
        { position: 3, item: origin + path },
      ],
    })
  })

  it('shows crawlers its family, and its specification in the language of the page', async () => {
    const { path } = await addProduct()
    const propertiesOf = async (url: string) => thingsOf((await shop.visitor.get(url)).body)[0]
    expect(await propertiesOf(`/bn${path}`)).toMatchObject({
      inProductGroupWithID: 'Zhirvo Breeze',
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'ব্র্যান্ড', value: 'Zhirvo' },
        { '@type': 'PropertyValue', name: 'ব্যাটারি', value: '৪,০০০ mAh' },
      ],
    })
  })

  it('preloads the first picture in the sizes of the page', async () => {
    const { path } = await addProduct({
      images: ['/uploads/fan-960.webp', '/uploads/other-960.webp'],
    })
    const { body } = await shop.visitor.get(path)
    expect(preloadOf(body)).toBe(
      '<link rel="preload" as="image" type="image/avif" fetchpriority="high" ' +
        'imagesrcset="/uploads/fan-200.avif 200w, /uploads/fan-480.avif 480w, /uploads/fan-960.avif 960w" ' +
        'imagesizes="(min-width: 1440px) 640px, (min-width: 768px) 46vw, 76vw">',
    )
  })

  it('leaves out pictures with invalid URLs', async () => {
    const { path } = await addProduct({ images: ['https://[', '/logout', '/uploads/b-960.webp'] })
    const { statusCode, body } = await shop.visitor.get(path)
    expect(statusCode).toBe(200)
    expect(metaOf(body, 'og:image')).toBe(`${origin}/uploads/b-960.webp`)
    expect(thingsOf(body)[0]).toMatchObject({ image: [`${origin}/uploads/b-960.webp`] })
  })

  it('preloads no picture of another host', async () => {
    const { path } = await addProduct({ images: ['https://pictures.example/fan-960.webp'] })
    const { body } = await shop.visitor.get(path)
    expect(preloadOf(body)).toBeUndefined()
  })

  it('shows a change', async () => {
    const admin = await shop.signIn('admin')
    const { id, path } = await addProduct({ name: 'Plain Fan' })
    await shop.visitor.get(path)
    await admin.put(`/api/product/${id}`, {
      productName: 'Plain Fan',
      category: 'Fan',
      price: 900,
      images: ['/images/fan-960.webp'],
      inStock: true,
      keyFeatures: [],
      description: '',
    })
    const { body } = await shop.caller('jontro_wrote=1').get(path)
    expect(thingsOf(body)[0]).toMatchObject({
      offers: { price: 900, availability: 'https://schema.org/InStock' },
    })
  })

  it('has one canonical URL, whatever name is in the path', async () => {
    const { id, path } = await addProduct({ name: 'Plain Fan' })
    const answer = await shop.visitor.get(`/product/another_name/${id}`)
    expect(answer.statusCode).toBe(301)
    expect(answer.headers.location).toBe(path)
  })
})

describe('the head of a category', () => {
  it.each([
    ['/category/earbuds', 'Earbuds', '/category/earbuds'],
    ['/category/SMART%20TV', 'Smart TV', '/category/smart%20tv'],
    [
      '/category/earphones%20%26%20headphones',
      'Earphones &amp; Headphones',
      '/category/earphones%20%26%20headphones',
    ],
    ['/category/bluetooth%20earphone', 'Bluetooth Earphone', '/category/bluetooth%20earphone'],
  ])('of %s has its title', async (address, title, path) => {
    const { statusCode, body } = await shop.visitor.get(address)
    expect(statusCode).toBe(200)
    expect(titleOf(body)).toBe(`${title} - Jontro`)
    expect(canonicalOf(body)).toBe(origin + path)
    expect(thingsOf(body)).toMatchObject([{ '@type': 'BreadcrumbList' }])
  })
})

describe('the canonical URL of a category', () => {
  it.each([
    ['?page=2', '?page=2'],
    ['?page=2&sort=highToLow', ''],
    ['?page=2&evil=1', '?page=2'],
    ['?page=2&filter=brand:Zhirvo', ''],
  ])('of %s has the query %s', async (query, canonical) => {
    const { body } = await shop.visitor.get(`/category/fan${query}`)
    expect(canonicalOf(body)).toBe(`${origin}/category/fan${canonical}`)
  })
})

describe('the head of the search results', () => {
  it('has the text, and is not indexed', async () => {
    const { statusCode, body } = await shop.visitor.get('/search?q=fan+%3C3&page=2')
    expect(statusCode).toBe(200)
    expect(titleOf(body)).toBe('Search: fan &lt;3 - Jontro')
    expect(metaOf(body, 'robots')).toBe('noindex')
    expect(canonicalOf(body)).toBeUndefined()
    expect(titleOf((await shop.visitor.get('/search?q=hub')).body)).toBe('Search: hub - Jontro')
    expect(titleOf((await shop.visitor.get('/search')).body)).toBe('Search - Jontro')
  })
})

describe('a missing page', () => {
  it.each([
    '/no/such/page',
    '/category/teapots',
    '/product/nothing/01890000-0000-7000-8000-000000000000',
    '/product/nothing/not-an-id',
  ])('at %s is the error page with 404 and noindex', async (address) => {
    const { statusCode, body } = await shop.visitor.get(address)
    expect(statusCode).toBe(404)
    expect(titleOf(body)).toBe('Page not found - Jontro')
    expect(metaOf(body, 'robots')).toBe('noindex')
    expect(canonicalOf(body)).toBeUndefined()
  })

  it('below /api/ is a problem, not HTML', async () => {
    const { statusCode, headers } = await shop.visitor.get('/api/no-such-call')
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('application/problem+json')
  })
})

describe('an outdated product name', () => {
  it('redirects to the current one each time', async () => {
    const { id, path } = await addProduct({ name: 'Plain Fan' })
    await shop.visitor.get(path)
    for (const name of ['one', 'two', 'one']) {
      const answer = await shop.visitor.get(`/product/${name}/${id}`)
      expect(answer.statusCode).toBe(301)
      expect(answer.headers.location).toBe(path)
      // Otherwise browsers would remember the redirect, and the old name can come back.
      expect(answer.headers['cache-control']).toBe('no-cache')
    }
  })
})

describe('a private page', () => {
  it.each(['/cart', '/dashboard/orders', '/success/01/02'])(
    '%s is not indexed',
    async (address) => {
      const { statusCode, body } = await shop.visitor.get(address)
      expect(statusCode).toBe(200)
      expect(metaOf(body, 'robots')).toBe('noindex')
      expect(canonicalOf(body)).toBeUndefined()
    },
  )
})

describe('the address of a page with a slash at its end', () => {
  it.each([
    ['/dashboard/', '/dashboard'],
    ['/dashboard/all-ordered/?search=a%2Fb&page=2', '/dashboard/all-ordered?search=a%2Fb&page=2'],
    ['/dashboard/?next=/', '/dashboard?next=/'],
    ['/login/', '/login'],
    ['/category/fan/?sort=price', '/category/fan?sort=price'],
    ['/product/a/b/', '/product/a/b'],
  ])('%s leads to %s', async (url, location) => {
    const { statusCode, headers } = await shop.visitor.get(url)
    expect(statusCode).toBe(301)
    expect(headers.location).toBe(location)
    expect(headers['cache-control']).toBe('no-cache')
  })

  it.each([
    '//evil.example/',
    '//evil.example/dashboard/',
    '/%2F%2Fevil.example/',
    '/none/',
    '/api/',
  ])('%s leads nowhere', async (url) => {
    const { statusCode, headers } = await shop.visitor.get(url)
    expect([400, 404]).toContain(statusCode)
    expect(headers.location).toBeUndefined()
  })
})

describe('help pages', () => {
  it.each(Object.values(helpPages))(
    '$path has its title and addresses in both languages',
    async ({ path, title }) => {
      for (const language of languages) {
        const { statusCode, body } = await shop.visitor.get(pathIn(language, path))
        expect(statusCode).toBe(200)
        expect(titleOf(body)).toContain(escapeHtml(title[language]))
        expect(canonicalOf(body)).toBe(origin + pathIn(language, path))
        expect(body).toContain(`hreflang="bn" href="${origin}/bn${path}"`)
        expect(thingsOf(body)[0]).toMatchObject({ '@type': 'BreadcrumbList' })
      }
    },
  )

  it('have their questions as structured data, in the language of the page', async () => {
    const [question] = faqs.sections.flatMap(({ questions = [] }) => questions)
    for (const language of languages) {
      const { body } = await shop.visitor.get(pathIn(language, helpPages.faqs.path))
      const [, faqPage] = thingsOf(body)
      expect(faqPage).toMatchObject({
        '@type': 'FAQPage',
        mainEntity: expect.arrayContaining([
          {
            '@type': 'Question',
            name: question?.question[language],
            acceptedAnswer: { '@type': 'Answer', text: question?.answer[language] },
          },
        ]) as unknown,
      })
    }
  })

  it('are missing if nobody has written them', async () => {
    expect((await shop.visitor.get('/faqs/other')).statusCode).toBe(404)
    expect((await shop.visitor.get('/help')).statusCode).toBe(404)
  })
})

describe('robots.txt and the sitemap', () => {
  it('list the home page, the categories and the products', async () => {
    const { path } = await addProduct({ name: 'Listed Fan' })
    const { headers, body } = await shop.visitor.get('/sitemap.xml')
    expect(headers['content-type']).toContain('application/xml')
    expect(body).toContain(`<loc>${origin}/</loc>`)
    expect(body).toContain(`<loc>${origin}/bn/faqs</loc>`)
    expect(body).toContain(`<loc>${origin}/category/earphones%20%26%20headphones</loc>`)
    expect(body).toContain(`<loc>${origin}${path}</loc>`)
  })

  it('list each product once in each language in the parts of a large shop, which stay the same', async () => {
    const locations = (text = '') => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
    const readPart = async (part: number) => locations(await sitemap(shop.db, origin, part, 3))
    for (let count = 0; count < 7; count++) await addProduct({ name: `Part Fan ${count}` })
    const products = await shop.db
      .selectFrom('products')
      .select(['id', 'product_name'])
      .where('deleted_at', 'is', null)
      .execute()
    const index = await sitemap(shop.db, origin, undefined, 3)
    expect(index).toContain('<sitemapindex ')
    const names = locations(index)
    expect(names).toEqual(names.map((_, at) => `${origin}/sitemap-${at + 1}.xml`))
    expect(names.length).toBe(Math.ceil(products.length / 3))

    const parts = await Promise.all(names.map((_, at) => readPart(at + 1)))
    const listed = parts.flat().filter((url) => url?.includes('/product/'))
    const paths = products.map(({ id, product_name }) =>
      productPath({ _id: id, productName: product_name }),
    )
    expect(listed.sort()).toEqual(
      paths.flatMap((path) => [origin + path, `${origin}/bn${path}`]).sort(),
    )
    expect(parts.flat().filter((url) => url === `${origin}/`)).toHaveLength(1)

    // A crawler reads the second part after a product of the first was deleted and another was added.
    const [oldest] = products.map(({ id }) => id).sort()
    await shop.db
      .updateTable('products')
      .set({ deleted_at: new Date() })
      .where('id', '=', oldest ?? '')
      .execute()
    await addProduct({ name: 'Later Fan' })
    expect(await readPart(2)).toEqual(parts[1])
    expect(await readPart(1)).toHaveLength((parts[0]?.length ?? 0) - 2)
    expect(await sitemap(shop.db, origin, 100, 3)).toBeUndefined()
  })

  it('have no part that a small shop does not need', async () => {
    for (const url of ['/sitemap.xml', '/sitemap-1.xml']) {
      expect((await shop.visitor.get(url)).body).toContain('<urlset ')
    }
    for (const part of ['0', '2', '01', 'x', '1e1', '']) {
      expect((await shop.visitor.get(`/sitemap-${part}.xml`)).statusCode).toBe(404)
    }
  })

  it('exclude private pages, and name the sitemap', async () => {
    const { body } = await shop.visitor.get('/robots.txt')
    expect(body).toMatch(/^Disallow: \/dashboard$/m)
    expect(body).toMatch(/^Disallow: \/api\/$/m)
    expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })
})

describe('the event ID of a page', () => {
  it('is sent beside the HTML, also of a page that has not changed', async () => {
    const first = await shop.visitor.get('/')
    expect(first.headers['server-timing']).toBe('last-event-id;desc="1"')
    shop.broker.publishGap(2)
    const again = await shop.app.inject({
      url: '/',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    expect(again.headers['server-timing']).toBe('last-event-id;desc="2"')
  })
})

describe('the cache of pages', () => {
  it('stores a private page by its pattern only', async () => {
    const first = await shop.visitor.get('/success/01/02')
    const second = await shop.visitor.get('/success/03/04')
    expect(second.headers.etag).toBe(first.headers.etag)
    expect(titleOf(second.body)).toBe('Payment successful - Jontro')
  })

  it('has one entry for equal requests', async () => {
    const { id, path } = await addProduct({ name: 'Hot Fan' })
    const first = await shop.visitor.get(`/api/products/fan?page=1&limit=100`)
    await shop.visitor.get(`/api/product/${id}`)
    await shop.visitor.get(path)
    // No notification arrives here, so only the cache has the old price.
    await shop.db
      .updateTable('products')
      .set({ price: 1, discount_price: null })
      .where('id', '=', id)
      .execute()
    for (const address of [
      '/api/products/fan?page=1&limit=100',
      '/api/products/FAN?limit=100&page=1',
      '/api/products/fan?limit=100&utm=x&page=1&evil=1',
    ]) {
      const { body, headers } = await shop.visitor.get(address)
      expect(body).toBe(first.body)
      expect(headers.link).toBe(first.headers.link)
    }
    for (const address of [`/api/product/${id}?a=1`, `/api/product/${id.toUpperCase()}`]) {
      expect((await shop.visitor.get(address)).json()).toMatchObject({ price: 1500 })
    }
    expect(thingsOf((await shop.visitor.get(`${path}?utm=x`)).body)[0]).toMatchObject({
      offers: { price: 1200 },
    })
    const other = await shop.visitor.get('/api/products/fan?page=1&limit=99')
    expect(other.json<{ result: object[] }>().result).toContainEqual(
      expect.objectContaining({ _id: id, price: 1 }),
    )
  })

  it('ignores unknown parameters', async () => {
    const { headers } = await shop.visitor.get('/api/products/fan?limit=1&evil=1')
    expect(headers.link).toBe('</api/products/fan?limit=1&page=2>; rel="next"')
  })

  it('compresses by Accept-Encoding, with an ETag for each encoding', async () => {
    const get = (headers: Record<string, string>) =>
      shop.app.inject({ url: '/sitemap.xml', headers })
    const plain = await get({})
    const brotli = await get({ 'accept-encoding': 'gzip, br' })
    const gzip = await get({ 'accept-encoding': 'gzip' })
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    const etags = [plain, brotli, gzip].map(({ headers }) => String(headers.etag))
    expect(new Set(etags).size).toBe(3)
    const again = await get({ 'accept-encoding': 'br', 'if-none-match': etags.join(', ') })
    expect(again.statusCode).toBe(304)
    const other = await get({ 'accept-encoding': 'br', 'if-none-match': etags[2] ?? '' })
    expect(other.statusCode).toBe(200)
  })

  it.each(['/', '/category/fan', '/sitemap.xml', '/api/products/fan?limit=3'])(
    'answers %s from the cache as it does for the first time',
    async (url) => {
      const ask = (method: 'GET' | 'HEAD', headers: Record<string, string> = {}) =>
        shop.app.inject({ method, url, headers: { 'accept-encoding': 'br', ...headers } })
      const headersOf = ({ headers }: Awaited<ReturnType<typeof ask>>) => {
        const { date, 'x-request-id': requestId, ...others } = headers
        expect([date, requestId]).toEqual([
          expect.any(String),
          expect.stringMatching(/^[\da-f-]{36}$/),
        ])
        return others
      }
      const first = await ask('GET')
      const again = await ask('GET', { cookie: 'jontro_session=invented' })
      const head = await ask('HEAD')
      expect(headersOf(again)).toEqual(headersOf(first))
      expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
      expect(headersOf(again)).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'self'"),
        'cache-control': 'no-cache',
        vary: expect.stringContaining('accept-encoding'),
      })
      expect(headersOf(head)).toEqual(headersOf(first))
      expect(head.body).toBe('')
    },
  )

  it.each(['/', '/category/fan'])('answers 304 to who has %s', async (url) => {
    const { headers } = await shop.visitor.get(url)
    const unchanged = await shop.app.inject({
      url,
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(unchanged.statusCode).toBe(304)
    expect(unchanged.body).toBe('')
    expect(unchanged.headers).toMatchObject({ etag: headers.etag, vary: headers.vary })
  })

  it('never returns 304 for a missing page', async () => {
    const { headers } = await shop.visitor.get('/no/such/page')
    const again = await shop.app.inject({
      url: '/no/such/page',
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.statusCode).toBe(404)
  })

  it('shows a new product in the sitemap', async () => {
    const admin = await shop.signIn('admin')
    await shop.visitor.get('/sitemap.xml')
    const added = await admin.post('/api/product', {
      productName: 'Newest Fan',
      category: 'Fan',
      price: 900,
      images: ['/images/fan-960.webp'],
    })
    const path = productPath(added.json<{ _id: string; productName: string }>())
    expect((await shop.visitor.get('/sitemap.xml')).body).toContain(`<loc>${origin}${path}</loc>`)
  })
})
