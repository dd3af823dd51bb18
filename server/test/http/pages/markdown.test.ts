import { productPath } from '../../../../common/addresses'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'
import { plainIndex, writeClientBuild } from '../../support/clientBuild'

const origin = 'http://localhost:3000'

let build: Awaited<ReturnType<typeof writeClientBuild>>
let shop: TestApp
let admin: TestUser

beforeAll(async () => {
  build = await writeClientBuild({ 'index.html': plainIndex })
  shop = await startTestApp({ root: build.root })
  admin = await shop.signIn('admin')
})
afterAll(async () => {
  await shop.close()
  await build.remove()
})

const input = {
  productName: 'Table Fan *Breeze* [blue]',
  category: 'Fan',
  price: 1500,
  discountPrice: 1200,
  inStock: true,
  keyFeatures: ['Quiet', '3 speeds'],
  images: ['/images/products/fan-1-960.webp'],
  description: 'Cool & quiet.\n\n# Not a heading',
  attributes: ['brand:Zhirvo', 'battery:4000'],
  family: '',
  productNameBn: '',
  keyFeaturesBn: [] as string[],
  descriptionBn: '',
}

async function addProduct(changes: Partial<typeof input> = {}) {
  const answer = await admin.post('/api/product', { ...input, ...changes })
  const product = answer.json<{ _id: string; productName: string }>()
  return { id: product._id, path: productPath(product) }
}

const get = (url: string, accept = 'text/markdown', headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { accept, ...headers } })
const html = 'text/html,application/xhtml+xml,*/*;q=0.8'

describe('a product as Markdown', () => {
  it('has its Bengali texts below /bn, at the address with the English name', async () => {
    const { path } = await addProduct({
      productNameBn: 'টেবিল ফ্যান',
      keyFeaturesBn: ['শব্দহীন'],
      descriptionBn: 'শীতল ও শান্ত।',
    })
    const { body } = await get(`/bn${path}`)
    expect(body).toMatch(/^# টেবিল ফ্যান\n/)
    expect(body).toContain(`${origin}/bn${path}`)
    expect(body).toContain('- শব্দহীন\n')
    expect(body).toContain('## স্পেসিফিকেশন\n\n- ব্র্যান্ড: Zhirvo\n- ব্যাটারি: ৪,০০০ mAh\n')
    expect(body).toContain('শীতল ও শান্ত।')
    expect(body).not.toContain('Cool')
    expect((await get(path)).body).not.toMatch(/টেবিল|শব্দহীন|শীতল/)
  })

  it('has name, price, availability, features and description', async () => {
    const { path } = await addProduct()
    const { statusCode, headers, body } = await get(path)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(headers.vary).toBe('accept, accept-encoding')
    expect(body).toBe(`# Table Fan \\*Breeze\\* \\[blue\\]

- Price: ৳1,200 (before the discount ৳1,500)
- Availability: in stock
- Category: [Fan](${origin}/category/fan)
- Delivery charge: ৳100 for each order, in Bangladesh only
- Page: ${origin}${path}

## Key features

- Quiet
- 3 speeds

## Specification

- Brand: Zhirvo
- Battery: 4,000 mAh

## Description

Cool & quiet.

\\# Not a heading

## Pictures

- ${origin}/images/products/fan-1-960.webp
`)
  })

  it('links to the other products of its family, with their current offers', async () => {
    const sky = { family: 'Breeze', productName: 'Breeze Sky', productNameBn: 'ব্রিজ আকাশি' }
    const { path } = await addProduct({ family: 'Breeze' })
    expect((await get(path)).body).not.toContain('## Other colours')
    const other = await addProduct(sky)
    const linked = async (prefix = '') => (await get(prefix + path)).body
    expect(await linked()).toContain(
      `## Other colours and sizes\n\n- [Breeze Sky](${origin}${other.path}): ৳1,200 (before the discount ৳1,500), in stock\n`,
    )
    expect(await linked('/bn')).toContain(`- [ব্রিজ আকাশি](${origin}/bn${other.path}): ৳১,২০০`)
    const changed = { ...input, ...sky, price: 700, discountPrice: 0, inStock: false }
    await admin.put(`/api/product/${other.id}`, changed)
    expect(await linked()).toContain(`${other.path}): ৳700, out of stock`)
    await admin.delete(`/api/product/${other.id}`)
    expect(await linked()).not.toContain('Breeze Sky')
  })

  it('and as HTML are different responses of one URL, each with an ETag of its own', async () => {
    const { path } = await addProduct()
    const first = [await get(path), await get(path, html)]
    const second = [await get(path), await get(path, html)]
    for (const [markdown, page] of [first, second]) {
      expect(markdown?.headers['content-type']).toContain('text/markdown')
      expect(page?.headers['content-type']).toContain('text/html')
      expect(page?.headers.vary).toBe('accept, accept-encoding')
      expect(page?.body).toContain('<title>')
      expect(markdown?.headers.etag).not.toBe(page?.headers.etag)
    }
    const etag = String(first[0]?.headers.etag)
    expect((await get(path, 'text/markdown', { 'if-none-match': etag })).statusCode).toBe(304)
    expect((await get(path, html, { 'if-none-match': etag })).statusCode).toBe(200)
  })

  it('redirects from an outdated name, and has status 404 for an unknown ID', async () => {
    const { id, path } = await addProduct()
    const moved = await get(`/product/another_name/${id}`)
    expect(moved.statusCode).toBe(301)
    expect(moved.headers.location).toBe(path)
    const missing = await get('/product/x/01890000-0000-7000-8000-000000000000')
    expect(missing.statusCode).toBe(404)
  })

  it('shows each price of an admin at once, as do JSON-LD, category and sitemap', async () => {
    const { id, path } = await addProduct({ productName: 'Priced Fan' })
    const category = '/category/fan?perPage=12&sort=highToLow'
    const lastChange = async () => {
      const { body } = await get('/sitemap.xml')
      return ['/', '/category/fan', path].map(
        (page) => new RegExp(`<loc>${origin}${page}</loc><lastmod>(.*?)</lastmod>`).exec(body)?.[1],
      )
    }
    const changes = [await lastChange()]
    for (const price of [900_001, 900_002, 900_003]) {
      await admin.put(`/api/product/${id}`, {
        ...input,
        productName: 'Priced Fan',
        price,
        discountPrice: null,
      })
      const written = `৳9,00,00${price % 10}`
      expect((await get(path)).body).toContain(`Price: ${written}\n`)
      expect((await get(category)).body).toContain(`: ${written}, in stock`)
      expect((await get(path, html, { cookie: 'jontro_wrote=1' })).body).toContain(
        `"price":${price}`,
      )
      changes.push(await lastChange())
    }
    for (const [before, after] of changes.slice(1).map((each, index) => [changes[index], each])) {
      expect(new Set(after).size).toBe(1)
      expect(String(after?.[0]) > String(before?.[0])).toBe(true)
    }
    await admin.delete(`/api/product/${id}`)
    expect((await get(path)).statusCode).toBe(404)
    expect((await get(category)).body).not.toContain('Priced Fan')
    const [home, fan] = await lastChange()
    expect(String(fan) > String(changes.at(-1)?.[1])).toBe(true)
    expect(home).toBe(fan)
  })
})

describe('a category as Markdown', () => {
  beforeAll(async () => {
    for (const [index, price] of [300, 100, 400, 200].entries()) {
      await addProduct({
        // A parenthesis in the path would end the link.
        productName: `Hub ${index})`,
        category: 'Converters & Hub',
        price,
        discountPrice: 50,
        inStock: price !== 400,
      })
    }
  })
  const address = '/category/Converters%20%26%20Hub'

  it('lists the products of the page with links to the other pages', async () => {
    const { statusCode, headers, body } = await get(`${address}?perPage=3`)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(body).toContain('# Converters & Hub\n\n4 products, best sold first, page 1 of 2.\n\n')
    expect(
      body.match(/^- \[Hub \d\)\]\(http:[^\s()]+\/product\/hub_\d%29\/[^\s()]+\): ৳50 \(before/gm),
    ).toHaveLength(3)
    expect(body).toContain(`Next page: ${origin}/category/converters%20%26%20hub?perPage=3&page=2`)
    const second = await get(`${address}?perPage=3&page=2&evil=1`)
    expect(second.body).toContain(
      `Previous page: ${origin}/category/converters%20%26%20hub?perPage=3`,
    )
    expect(second.body).not.toContain('Next page')
  })

  it('is filtered and sorted as the page', async () => {
    const { body } = await get(`${address}?sort=lowToHigh&min=51`)
    expect(body).toContain('0 products, cheapest first, page 1 of 1.')
  })

  it('has status 404 after the last page and for an unknown category', async () => {
    expect((await get(`${address}?page=2`)).statusCode).toBe(404)
    expect((await get('/category/teapots')).statusCode).toBe(404)
  })
})

it('help pages have their texts, lists, questions and the contacts', async () => {
  const { headers, body } = await get('/shipping-delivery')
  expect(headers['content-type']).toContain('text/markdown')
  expect(headers.vary).toContain('accept')
  expect(body).toMatch(/^# Shipping & Delivery\n\nWhere we deliver/)
  expect(body).toContain(`\n- Sylhet\n`)
  expect(body).toContain(`[My orders](${origin}/dashboard/orders)`)
  expect(body).toContain('](mailto:support@jontro.example)')
  const bengali = (await get('/bn/faqs')).body
  expect(bengali).toMatch(/^# সাধারণ জিজ্ঞাসা\n/)
  expect(bengali).toContain('### কীভাবে পেমেন্ট করা যায়?\n\n')
})

it('other pages are HTML only', async () => {
  for (const url of ['/', '/privacy-policy', '/search?q=fan']) {
    const { headers } = await get(url)
    expect(headers['content-type']).toContain('text/html')
    expect(headers.vary).toBe('accept-encoding')
  }
})

it('llms.txt has the summary, categories, policies and how to buy', async () => {
  const { headers, body } = await get('/llms.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^# Jontro\n\n> Jontro brings/)
  for (const part of [
    `- [Smart TV](${origin}/category/smart%20tv)`,
    '## How to buy',
    '## Help and policies',
    `- [FAQs](${origin}/faqs)`,
    `(${origin}/search?q=)`,
    `- [Privacy policy](${origin}/privacy-policy)`,
    '`Accept: text/markdown`',
  ]) {
    expect(body).toContain(part)
  }
})
