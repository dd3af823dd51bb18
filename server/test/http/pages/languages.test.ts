import { v7 as newId } from 'uuid'
import { productPath } from '../../../../common/addresses'
import type { PageRenderer } from '../../../../common/pageRenderer'
import { splitPath } from '../../../../common/text'
import { startTestApp, type TestApp } from '../../support/app'
import { writeClientBuild } from '../../support/clientBuild'
import { fullIndex } from '../../support/pageRenderer'

const origin = 'http://localhost:3000'

const assets = {
  home: ['/css/home.css', '/js/home.js'],
  'bengali-font': ['/fonts/bengali.woff2'],
}

/** Names what it is asked for. */
const renderer: PageRenderer = {
  render: async ({ url }) => ({
    html: `<p>${splitPath(url).language} ${url}</p>`,
    hydrationData: { route: '', entries: [] },
    tags: [],
  }),
}

let build: Awaited<ReturnType<typeof writeClientBuild>>
let shop: TestApp

beforeAll(async () => {
  const index = fullIndex.replace('<html>', '<html lang="en">')
  build = await writeClientBuild({ 'index.html': index, 'assets.json': JSON.stringify(assets) })
  shop = await startTestApp({ root: build.root, renderer })
})
afterAll(async () => {
  await shop.close()
  await build.remove()
})

const get = (url: string) => shop.visitor.get(url)
const linksOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
      ([, language = '', href = '']) => [language, href],
    ),
  )

describe('a page', () => {
  it('is Bengali below /bn, and names its address in each language', async () => {
    const { statusCode, body } = await get('/bn/category/fan')
    expect(statusCode).toBe(200)
    expect(body).toContain('<html lang="bn"')
    expect(body).toContain('<title>ফ্যান - যন্ত্র</title>')
    expect(body).toContain(`<link rel="canonical" href="${origin}/bn/category/fan">`)
    expect(body).toContain('<meta property="og:locale" content="bn_BD">')
    expect(linksOf(body)).toEqual({
      en: `${origin}/category/fan`,
      bn: `${origin}/bn/category/fan`,
      'x-default': `${origin}/category/fan`,
    })
    expect(body).toContain('<p>bn /bn/category/fan</p>')
  })

  it('is English at the address of the specification, with the same alternatives', async () => {
    const { body } = await get('/category/fan')
    expect(body).toContain('<html lang="en"')
    expect(body).toContain('<title>Fan - Jontro</title>')
    expect(linksOf(body).bn).toBe(`${origin}/bn/category/fan`)
    expect(body).toContain('<p>en /category/fan</p>')
  })

  it('loads the scripts of its language, and the Bengali font at once', async () => {
    const { body } = await get('/bn')
    expect(body).toContain('"/js/home.bn.js"')
    expect(body).not.toMatch(/"\/js\/\w+\.js"/)
    expect(body).toContain('href="/fonts/bengali.woff2"')
    const { body: english } = await get('/')
    expect(english).not.toMatch(/bn\.js|bengali\.woff2/)
  })

  it('is the same whatever language a cookie names', async () => {
    const { body } = await get('/login')
    const chosen = await shop.app.inject({ url: '/login', headers: { cookie: 'language=bn' } })
    expect(chosen.body).toBe(body)
  })

  it('keeps its language in redirects', async () => {
    expect((await get('/bn/')).headers.location).toBe('/bn')
    expect((await get('/bn/login/?a=1')).headers.location).toBe('/bn/login?a=1')
    const id = newId()
    await shop.db
      .insertInto('products')
      .values({ id, product_name: 'New Name', category: 'Fan', price: 100, images: ['/a.webp'] })
      .execute()
    const path = productPath({ _id: id, productName: 'New Name' })
    expect((await get(`/bn/product/old_name/${id}`)).headers.location).toBe(`/bn${path}`)
  })

  it('that does not exist says so in its language, each from a cache entry of its own', async () => {
    for (const [url, title] of [
      ['/bn/nothing-here', 'পাতাটি পাওয়া যায়নি - যন্ত্র'],
      ['/nothing-here', 'Page not found - Jontro'],
      ['/bn/category/nothing', 'পাতাটি পাওয়া যায়নি - যন্ত্র'],
    ] as const) {
      const { statusCode, body } = await get(url)
      expect(statusCode).toBe(404)
      expect(body).toContain(`<title>${title}</title>`)
    }
    // Only the first part of the path is a language.
    expect((await get('/bnx')).body).toContain('<html lang="en"')
  })

  it('is available as Markdown in its language', async () => {
    const { body } = await shop.app.inject({
      url: '/bn/category/fan',
      headers: { accept: 'text/markdown' },
    })
    expect(body).toMatch(/^# ফ্যান\n\n[০-৯]+টি পণ্য, বেশি বিক্রীত আগে, পাতা ১\/১।/)
  })
})

it('the sitemap has each page in both languages', async () => {
  const { body } = await get('/sitemap.xml')
  expect(body).toContain(`<loc>${origin}/bn/category/fan</loc>`)
  expect(body).toContain(
    `<xhtml:link rel="alternate" hreflang="bn" href="${origin}/bn/category/fan"/>`,
  )
  expect((await get('/robots.txt')).body).toContain('Disallow: /bn/dashboard')
})

it('a problem has both languages', async () => {
  const { body } = await get(`/api/product/${newId()}`)
  expect(JSON.parse(body)).toMatchObject({
    message: 'Product not found.',
    messageBn: 'পণ্যটি পাওয়া যায়নি।',
  })
})
