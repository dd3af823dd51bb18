import { v7 as newId } from 'uuid'
import type { FieldKind } from '../../../../common/fieldRow'
import { fields } from '../../../../common/mapFields'
import { seedDemo } from '../../../../dev-services/demo-data/seed'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'

type Product = {
  _id: string
  productName: string
  name?: string
  category: string
  price: number
  discountPrice?: number
  inStock: boolean
}

type SearchResultsPage = { result: Product[]; totalPages: number; suggestion?: string }

let shop: TestApp
let admin: TestUser

beforeAll(async () => {
  shop = await startTestApp()
  await seedDemo(shop.db)
  admin = await shop.signIn('admin')
})
afterAll(() => shop.close())

const list = async (url: string) => (await shop.visitor.get(url)).json<Product[]>()
const payable = ({ price, discountPrice }: Product) => discountPrice ?? price

const input = {
  productName: 'Test Lamp',
  category: 'Lifestyle',
  price: 1200,
  images: ['/images/lamp.webp'],
  keyFeatures: ['Warm light'],
}

describe('the public lists', () => {
  // [spec 7.17]
  it('show best sellers: the category, the most sold first, 12 at most', async () => {
    const bySales = await shop.db
      .selectFrom('products')
      .select('id')
      .where('category', '=', 'Best Seller')
      .orderBy('sold', 'desc')
      .orderBy('created_at', 'desc')
      .limit(12)
      .execute()
    const products = await list('/api/best-seller')
    expect(products).toHaveLength(12)
    expect(products.map(({ _id }) => _id)).toEqual(bySales.map(({ id }) => id))
  })

  // [spec 7.11]
  it('show new arrivals: the newest first, 12 at most', async () => {
    const newest = await shop.db
      .selectFrom('products')
      .select('id')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(12)
      .execute()
    const products = await list('/api/new-arrival')
    expect(products).toHaveLength(12)
    expect(products.map(({ _id }) => _id)).toEqual(newest.map(({ id }) => id))
  })

  // [spec 7.12]
  it('show popular products after an offset, or the first if too few remain', async () => {
    const all = await list('/api/popular-gadget?skip=0&limit=23')
    expect(await list('/api/popular-gadget?skip=13&limit=10')).toEqual(all.slice(13))
    expect(await list('/api/popular-gadget?skip=99990&limit=3')).toEqual(all.slice(0, 3))
  })

  // [spec 3.8, 7.13]
  it('show a page of a category with the number of pages', async () => {
    const answer = await shop.visitor.get('/api/products/EarBuds?page=2&limit=3')
    const { result, totalPages } = answer.json<{ result: Product[]; totalPages: number }>()
    expect(result).toHaveLength(3)
    expect(result.every(({ category }) => category === 'Earbuds')).toBe(true)
    expect(totalPages).toBe(Math.ceil(Number(answer.headers['x-total-count']) / 3))
    expect(answer.headers.link).toContain('page=3&limit=3')
  })

  // [spec 7.36]
  it('leave out a product, and show as many others', async () => {
    const page = async (query: string) =>
      (await shop.visitor.get(`/api/products/earbuds?page=1&limit=12${query}`)).json<{
        result: Product[]
      }>().result
    const all = await page('')
    const [first] = all
    if (!first) throw new Error('there are no earbuds')
    const others = await page(`&exclude=${first._id.toUpperCase()}`)
    expect(others).toHaveLength(12)
    expect(others.slice(0, 11)).toEqual(all.slice(1))
    expect(others.map(({ _id }) => _id)).not.toContain(first._id)
  })

  it('filter by the effective price, inclusive, and sort the whole category', async () => {
    const everything = await shop.visitor.get('/api/products/fan?limit=100')
    const prices = everything.json<{ result: Product[] }>().result.map(payable)
    const [low = 0, high = 0] = [prices.at(2), prices.at(5)].sort((a = 0, b = 0) => a - b)
    const answer = await shop.visitor.get(
      `/api/products/fan?limit=100&minPrice=${low}&maxPrice=${high}&sort=lowToHigh`,
    )
    const found = answer.json<{ result: Product[] }>().result.map(payable)
    const expected = prices.filter((price) => price >= low && price <= high)
    expect(found).toEqual(expected.sort((a, b) => a - b))
  })

  it('return 404 for an unknown category', async () => {
    expect((await shop.visitor.get('/api/products/phones')).statusCode).toBe(404)
  })

  it.each([
    ['/api/products/fan?limit=0', 'limit'],
    ['/api/products/fan?page=x', 'page'],
    ['/api/products/fan?sort=upwards', 'sort'],
    ['/api/products/fan?exclude=7', 'exclude'],
    ['/api/popular-gadget?skip=-1', 'skip'],
    ['/api/search-products', 'search'],
    ['/api/search', 'search'],
    ['/api/search?search=fan&page=0', 'page'],
    ['/api/search?search=fan&sort=best', 'sort'],
    ['/api/search?search=fan&minPrice=-1', 'minPrice'],
    ['/api/search?search=fan&maxPrice=cheap', 'maxPrice'],
  ])('return 422 for %s and name the field', async (url, field) => {
    const answer = await shop.visitor.get(url)
    expect(answer.statusCode).toBe(422)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json<{ fieldErrors: object }>().fieldErrors).toHaveProperty(field)
  })
})

describe('search', () => {
  // [spec 3.1, 7.16]
  it.each([
    ['earbads', 'Earbuds'],
    ['pawerbank', 'Powerbank'],
    ['ইয়ারবাড', 'Earbuds'],
    ['smart tv', 'Smart TV'],
  ])('finds for %j products of %s, 10 at most, each with its name', async (text, category) => {
    const products = await list(`/api/search-products?search=${encodeURIComponent(text)}`)
    expect(products.length).toBeGreaterThan(0)
    expect(products.length).toBeLessThanOrEqual(10)
    expect(products[0]?.category).toBe(category)
    for (const { name, productName } of products) expect(name).toBe(productName)
  })

  it('finds nothing for unknown words, whatever their characters', async () => {
    expect(
      await list(`/api/search-products?search=${encodeURIComponent("%_\\'&|!:*()<>")}`),
    ).toEqual([])
  })
})

describe('the search results', () => {
  const search = async (query: string) => {
    const { headers, ...answer } = await shop.visitor.get(`/api/search?search=${query}`)
    return { headers, ...answer.json<SearchResultsPage>() }
  }
  const ids = (products: readonly Product[]) => products.map(({ _id }) => _id)

  it('are paged, with the total, in the order of the suggestions', async () => {
    const best = ids(await list('/api/search-products?search=earbads'))
    const whole = await search('earbads&limit=100')
    expect(ids(whole.result).slice(0, 10)).toEqual(best)
    expect(whole.headers['x-total-count']).toBe(String(whole.result.length))
    expect(whole.headers['x-total-more']).toBeUndefined()

    const second = await search('earbads&page=2&limit=4')
    expect(ids(second.result)).toEqual(ids(whole.result).slice(4, 8))
    expect(second.totalPages).toBe(Math.ceil(whole.result.length / 4))
    expect(second.headers.link).toContain('search=earbads&page=3&limit=4')
  })

  it('are sorted by the effective price over all pages', async () => {
    const prices = (await search('fan&limit=100')).result.map(payable)
    const descending = await search('fan&limit=5&page=2&sort=highToLow')
    expect(descending.result.map(payable)).toEqual(prices.sort((a, b) => b - a).slice(5, 10))
  })

  it('are filtered by the effective price, inclusive, over all pages', async () => {
    const all = (await search('fan&limit=100')).result
    const [low = 0, high = 0] = [all.at(2), all.at(-2)]
      .map((product) => product && payable(product))
      .sort((a = 0, b = 0) => a - b)
    const expected = all.filter((each) => payable(each) >= low && payable(each) <= high)
    expect(expected.length).toBeLessThan(all.length)
    const range = `&minPrice=${low}&maxPrice=${high}`
    const filtered = await search(`fan&limit=100${range}`)
    expect(ids(filtered.result)).toEqual(ids(expected))
    expect(filtered.headers['x-total-count']).toBe(String(expected.length))
    const second = await search(`fan&limit=2&page=2${range}`)
    expect(ids(second.result)).toEqual(ids(expected).slice(2, 4))
    expect(await search('fan&minPrice=99999999')).toMatchObject({ result: [], totalPages: 0 })
  })

  it.each([
    ['smart wacth', 'smart watch'],
    ['hedphones', 'headphones'],
    ['পাওয়ারব্যাঙ্ক', 'পাওয়ারব্যাংক'],
  ])('suggest for the misspelt %s the text %s', async (text, suggestion) => {
    const typed = await search(`${encodeURIComponent(text)}&minPrice=0`)
    expect(typed.suggestion).toBe(suggestion)
    const corrected = await search(encodeURIComponent(suggestion))
    expect(corrected.result.length).toBeGreaterThan(0)
    expect(corrected.suggestion).toBeUndefined()
    // The suggestion stays if the price range leaves nothing.
    expect(await search(`${encodeURIComponent(text)}&minPrice=99999999`)).toMatchObject({
      result: [],
      suggestion,
    })
  })

  it.each([
    ['a known word', 'earbuds'],
    ['a known word in other case', 'EarBuds'],
    ['the beginning of a word', 'earb'],
    ['two words that are one', 'power bank'],
    ['a Bengali word in Latin letters', 'ghori'],
    ['a Bengali word with an ending', 'ল্যাপটপের'],
    ['fillers', 'earbuds er dam koto'],
    ['nothing that is found', 'xqzvwk'],
    ['a correction that finds nothing', 'hdmi kabel'],
  ])('suggest no other text for %s', async (_, text) => {
    expect((await search(encodeURIComponent(text))).suggestion).toBeUndefined()
  })

  it('are empty without a match and after the last page', async () => {
    const none = await search('xqzvwk')
    expect(none).toMatchObject({ result: [], totalPages: 0 })
    expect(none.headers['x-total-count']).toBe('0')
    const beyond = await search('fan&page=1000')
    expect(beyond.result).toEqual([])
    expect(beyond.totalPages).toBeGreaterThan(0)
  })

  it('show a changed price at once', async () => {
    const added = await admin.post('/api/product', { ...input, productName: 'Quixotron' })
    const { _id } = added.json<Product>()
    expect((await search('quixotron')).result.map(payable)).toEqual([1200])
    await admin.put(`/api/product/${_id}`, { ...input, productName: 'Quixotron', price: 777 })
    expect((await search('quixotron')).result.map(payable)).toEqual([777])
    await admin.delete(`/api/product/${_id}`)
    expect((await search('quixotron')).result).toEqual([])
  })

  it('count at most 1,000 matches, of all in the price range', async () => {
    const products = Array.from({ length: 1001 }, (_, index) => ({
      id: newId(),
      product_name: `Brontolux ${index}`,
      category: 'Fan',
      // Among equal matches the oldest comes last.
      price: index === 0 ? 9000 : 500,
      images: ['/images/gadget.webp'],
    }))
    await shop.db.insertInto('products').values(products).execute()
    const { headers, result, totalPages } = await search('brontolux&limit=100&page=10')
    expect(headers['x-total-count']).toBe('1000')
    expect(headers['x-total-more']).toBe('true')
    expect(totalPages).toBe(10)
    expect(result).toHaveLength(100)
    const filtered = await search('brontolux&minPrice=9000')
    expect(filtered.result.map(({ productName }) => productName)).toEqual(['Brontolux 0'])
    expect(filtered.headers['x-total-more']).toBeUndefined()
    await shop.db.deleteFrom('products').where('product_name', 'like', 'Brontolux %').execute()
  })
})

type ListFilter = { name: string; values: { value: string; count: number }[] }

describe('the filters of a list', () => {
  const filtersOf = async (path: string) => (await shop.visitor.get(path)).json<ListFilter[]>()
  const countOf = (filters: readonly ListFilter[], name: string, value: string) =>
    filters.find((each) => each.name === name)?.values.find((each) => each.value === value)?.count
  const totalOf = async (path: string) =>
    Number((await shop.visitor.get(path)).headers['x-total-count'])

  it.each(['/api/products/earbuds', '/api/search'])(
    'count what each choice leaves: %s',
    async (path) => {
      const query = path === '/api/search' ? 'search=earbuds&' : ''
      const plain = await filtersOf(`${path}/filters?${query}`)
      expect(plain.map(({ name }) => name)).toEqual(expect.arrayContaining(['brand', 'colour']))
      for (const { value, count } of plain.find(({ name }) => name === 'brand')?.values ?? []) {
        expect(await totalOf(`${path}?${query}filter=brand:${value}`)).toBe(count)
      }

      // Other brands are counted as if they were chosen besides.
      const filter = 'brand:Dhonira;inStock:yes'
      const chosen = await filtersOf(`${path}/filters?${query}filter=${filter}`)
      const sonvire = countOf(chosen, 'brand', 'Sonvire') ?? 0
      expect(sonvire).toBeGreaterThan(0)
      const dhonira = await totalOf(`${path}?${query}filter=${filter}`)
      expect(countOf(chosen, 'brand', 'Dhonira')).toBe(dhonira)
      expect(await totalOf(`${path}?${query}filter=${filter};brand:Sonvire`)).toBe(
        dhonira + sonvire,
      )
    },
  )

  it('are those of the price range', async () => {
    const filters = await filtersOf('/api/products/earbuds/filters?minPrice=1000&maxPrice=2000')
    const { value, count } = filters.find(({ name }) => name === 'brand')?.values[0] ?? {}
    const path = `/api/products/earbuds?minPrice=1000&maxPrice=2000&filter=brand:${value}`
    expect(await totalOf(path)).toBe(count)
  })

  it('leave nothing if nobody has it', async () => {
    expect(await totalOf('/api/products/earbuds?filter=inStock:no')).toBe(0)
    expect(await totalOf('/api/products/earbuds?filter=steam:9')).toBe(0)
    expect(await totalOf('/api/search?search=earbuds&filter=inStock:no')).toBe(0)
    expect(await totalOf("/api/search?search=earbuds&filter=brand:'--{}")).toBe(0)
  })

  it('change with the stock and the attributes of a product', async () => {
    const path = '/api/products/fan/filters'
    const added = await admin.post('/api/product', {
      ...input,
      category: 'Fan',
      attributes: ['brand:Zhirvo'],
    })
    const { _id } = added.json<Product>()
    const before = countOf(await filtersOf(path), 'inStock', 'yes') ?? 0
    await admin.post('/api/bulk/products/stock', { ids: [_id], inStock: false })
    expect(countOf(await filtersOf(path), 'inStock', 'yes')).toBe(before - 1)
    await admin.delete(`/api/product/${_id}`)
  })

  it.each(['brand', 'brand:', 'brand:a;', ';', 'b1:a', Array(9).fill('brand:a').join(';')])(
    'are refused in another form: %p',
    async (filter) => {
      const answer = await shop.visitor.get(
        `/api/products/fan?filter=${encodeURIComponent(filter)}`,
      )
      expect(answer.statusCode).toBe(422)
    },
  )

  it('are those of a category that exists', async () => {
    expect((await shop.visitor.get('/api/products/tea/filters')).statusCode).toBe(404)
  })
})

describe('a product', () => {
  // [spec 3.1, 7.14, 7.15, 7.30, 7.31]
  it('is added, found, edited and deleted, visible to everyone at once', async () => {
    const whole = {
      ...input,
      discountPrice: 999.5,
      inStock: false,
      description: 'Warm and dim.',
      attributes: ['brand:Nityora', 'colour:Sage'],
      family: 'Lamps',
      productNameBn: 'পরীক্ষার বাতি',
      keyFeaturesBn: ['উষ্ণ আলো'],
      descriptionBn: 'উষ্ণ ও মৃদু।',
    }
    const added = await admin.post('/api/product', whole)
    expect(added.statusCode).toBe(201)
    const { _id } = added.json<Product>()
    expect((await list('/api/new-arrival'))[0]?._id).toBe(_id)

    const url = `/api/product/${_id}`
    expect((await shop.visitor.get(url)).json()).toEqual({ _id, ...whole })
    const changed = {
      productName: 'Tested Lamp',
      category: 'Fan',
      price: 1300,
      images: ['/images/fan.webp'],
      keyFeatures: ['Cold light'],
      inStock: true,
      description: 'Cold and bright.',
      attributes: ['brand:Zhirvo', 'battery:4000', 'noise:38'],
      family: 'Fans',
      productNameBn: 'পরীক্ষিত বাতি',
      keyFeaturesBn: ['শীতল আলো'],
      descriptionBn: 'শীতল ও উজ্জ্বল।',
    }
    expect((await admin.put(url, changed)).statusCode).toBe(200)
    expect((await shop.visitor.get(url)).json()).toEqual({ _id, ...changed })

    expect((await admin.delete(url)).json()).toEqual({ deletedCount: 1 })
    expect((await shop.visitor.get(url)).statusCode).toBe(404)
    expect((await admin.delete(url)).statusCode).toBe(404)
  })

  it.each(['/logout', 'https://[', 'https://256.256.256.256/a.png', 'https://a:b@evil.example/'])(
    'rejects the picture URL %s',
    async (address) => {
      const images = [...input.images, address]
      const answer = await admin.post('/api/product', { ...input, images })
      expect(answer.statusCode).toBe(422)
      const [field = ''] = Object.keys(answer.json<{ fieldErrors: object }>().fieldErrors)
      expect(field).toMatch(/^images(\.1)?$/)
    },
  )

  it('is added once with a key, however often that is sent', async () => {
    const key = { 'idempotency-key': newId() }
    const add = (changes = {}) => admin.post('/api/product', { ...input, ...changes }, key)
    const [first, second] = await Promise.all([add(), add()])
    expect(first.json()).toMatchObject({ ...input, _id: key['idempotency-key'] })
    expect(second.json()).toEqual(first.json())
    expect((await add({ price: 20 })).json()).toEqual(first.json())
    const recorded = await shop.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', `Product/${key['idempotency-key']}`)
      .execute()
    expect(recorded).toEqual([{ action: 'createProduct' }])
    await admin.delete(`/api/product/${key['idempotency-key']}`)
    expect((await add()).statusCode).toBe(404)
  })

  it('cannot be overwritten with an older version', async () => {
    const added = await admin.post('/api/product', input)
    const url = `/api/product/${added.json<Product>()._id}`
    const seen = { 'if-match': String(added.headers.etag) }
    expect((await admin.put(url, { ...input, price: 10 }, seen)).statusCode).toBe(200)
    const late = await admin.put(url, { ...input, price: 20 }, seen)
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({
      code: 'edited_meanwhile',
      details: { current: { price: 10 } },
    })
    expect((await admin.put(url, { ...input, price: 30 })).statusCode).toBe(200)
  })

  const edits: Record<FieldKind, unknown> = {
    text: 'Other Lamp',
    longText: 'Bright.',
    category: 'Fan',
    amount: 900,
    number: 12,
    yesNo: false,
    list: ['Cold light'],
    pictures: ['/images/other.webp'],
    attributes: ['brand:Nityora'],
  }
  it.each(fields)('is another version once its $name is edited', async ({ name, kind }) => {
    const added = await admin.post('/api/product', input)
    const url = `/api/product/${added.json<Product>()._id}`
    const edited = await admin.put(url, { ...input, [name]: edits[kind] })
    expect(edited.statusCode).toBe(200)
    expect(edited.json()).toHaveProperty(name, edits[kind])
    expect(edited.headers.etag).not.toBe(added.headers.etag)
  })

  it('can be edited with the current version, in any encoding', async () => {
    const added = await admin.post('/api/product', { ...input, description: 'Quiet. '.repeat(300) })
    const url = `/api/product/${added.json<Product>()._id}`
    const encodings = ['identity', 'gzip', 'br']
    for (const [index, encoding] of encodings.entries()) {
      const { headers } = await shop.app.inject({ url, headers: { 'accept-encoding': encoding } })
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
      const edit = () =>
        admin.put(
          url,
          { ...input, description: 'Quiet. '.repeat(300), price: 2000 + index },
          { 'if-match': String(headers.etag) },
        )
      expect((await edit()).statusCode).toBe(200)
      expect((await edit()).statusCode).toBe(409)
    }
  })

  it.each([
    [{ price: '1200' }, 'price'],
    [{ price: -1 }, 'price'],
    [{ price: 10.001 }, 'price'],
    [{ price: 5e-324 }, 'price'],
    [{ price: 10.000000001 }, 'price'],
    [{ productName: '   ' }, 'productName'],
    [{ images: [] }, 'images'],
    [{ images: ['/a', '/b', '/c', '/d', '/e'] }, 'images'],
    [{ images: ['javascript:alert(1)'] }, 'images.0'],
    [{ category: 'Phones' }, 'category'],
    [{ discountPrice: 1200 }, 'discountPrice'],
    [{ keyFeatures: 'one, two' }, 'keyFeatures'],
  ])('is rejected with %j, naming %s', async (changes, field) => {
    const answer = await admin.post('/api/product', { ...input, ...changes })
    expect(answer.statusCode).toBe(422)
    expect(answer.json<{ fieldErrors: object }>().fieldErrors).toHaveProperty([field])
  })

  describe('whose prices are changed', () => {
    const before = { price: 1200 }
    async function add(prices: object = {}) {
      const added = await admin.post('/api/product', { ...input, ...prices })
      const url = `/api/product/${added.json<Product>()._id}`
      return { url, setPrice: (body: object, by = admin) => by.put(`${url}/price`, body) }
    }
    const readPrices = async (url: string) => {
      const { price, discountPrice } = (await shop.visitor.get(url)).json<Product>()
      return { price, discountPrice }
    }

    it('keeps the rest, and takes the same call twice', async () => {
      const { url, setPrice } = await add()
      const body = { price: 1500.5, discountPrice: 1400, previous: before }
      const [first, second] = [await setPrice(body), await setPrice(body)]
      expect([first.statusCode, second.statusCode]).toEqual([200, 200])
      expect(first.json()).toMatchObject({ ...input, price: 1500.5, discountPrice: 1400 })
      expect(second.headers.etag).toBe(first.headers.etag)

      const { setPrice: set } = await add({ discountPrice: 900 })
      const answer = await set({ price: 1200, previous: { price: 1200, discountPrice: 900 } })
      expect(answer.json()).not.toHaveProperty('discountPrice')
      expect(await readPrices(url)).toEqual({ price: 1500.5, discountPrice: 1400 })
    })

    it('is not changed if the previous prices are others by now', async () => {
      const { url, setPrice } = await add()
      const [one, other] = await Promise.all([
        setPrice({ price: 1300, previous: before }),
        setPrice({ price: 1250, previous: before }),
      ])
      expect([one.statusCode, other.statusCode].sort()).toEqual([200, 409])
      const [kept, late] = one.statusCode === 200 ? [one, other] : [other, one]
      const { price } = kept.json<Product>()
      expect(late.json()).toMatchObject({
        code: 'edited_meanwhile',
        details: { current: { price } },
      })
      expect(await readPrices(url)).toEqual({ price, discountPrice: undefined })
    })

    it.each([
      [{ price: 0 }, 'price'],
      [{ price: 10.001 }, 'price'],
      [{ price: 5e-324 }, 'price'],
      [{ price: 10.000000001 }, 'price'],
      [{ price: 5e-324 }, 'price'],
      [{ price: 10.000000001 }, 'price'],
      [{ price: 'cheap' }, 'price'],
      [{ price: 1100, discountPrice: 1100 }, 'discountPrice'],
      [{ previous: undefined }, 'previous'],
    ])('is rejected with %j, naming %s', async (changes, field) => {
      const { url, setPrice } = await add()
      const answer = await setPrice({ price: 1100, previous: before, ...changes })
      expect(answer.statusCode).toBe(422)
      expect(answer.json<{ fieldErrors: object }>().fieldErrors).toHaveProperty([field])
      expect(await readPrices(url)).toEqual({ ...before, discountPrice: undefined })
    })

    it('needs an admin and a product, and is in the audit log', async () => {
      const { url, setPrice } = await add()
      const body = { price: 1000, previous: before }
      const customer = await shop.signIn('user')
      expect((await setPrice(body, customer)).statusCode).toBe(403)
      expect((await admin.put(`/api/product/${newId()}/price`, body)).statusCode).toBe(404)

      await setPrice(body)
      await setPrice(body)
      const entries = await shop.db
        .selectFrom('audit_log')
        .select(['action', 'details'])
        .where('subject', 'like', `%${url.split('/').at(-1)}`)
        .where('action', '<>', 'createProduct')
        .execute()
      expect(entries).toEqual([
        {
          action: 'updateProduct',
          details: { before: { price: 1200 }, after: { price: 1000 } },
        },
      ])
    })
  })

  it('returns 404 for an invalid ID', async () => {
    expect((await shop.visitor.get('/api/product/1')).statusCode).toBe(404)
  })
})

describe('the list of all products', () => {
  // [spec 7.10]
  it('searches, filters, sorts and returns the total', async () => {
    const answer = await admin.get('/api/all-products?category=laptop&sort=price&order=asc&limit=5')
    const products = answer.json<Product[]>()
    expect(products).toHaveLength(5)
    expect(Number(answer.headers['x-total-count'])).toBeGreaterThan(5)
    const prices = products.map(({ price }) => price)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const found = await admin.get('/api/all-products?search=laptop%20backpack')
    expect(found.json<Product[]>().length).toBeGreaterThan(0)
  })
})

describe('cached responses', () => {
  it('are invalidated however the path of a request writes the ID', async () => {
    const id = await shop.addProduct({ price: 500 })
    const priceAt = async (path: string) => (await shop.visitor.get(path)).json<Product>().price
    expect(await priceAt(`/api/product/${id.toUpperCase()}`)).toBe(500)
    const prices = { price: 400, previous: { price: 500 } }
    expect((await admin.put(`/api/product/${id}/price`, prices)).statusCode).toBe(200)
    expect(await priceAt(`/api/product/${id}`)).toBe(400)
  })

  it('are the same bytes, compressed by Accept-Encoding, and 304 if unchanged', async () => {
    const plain = await shop.visitor.get('/api/best-seller')
    const again = await shop.visitor.get('/api/best-seller')
    expect(again.body).toBe(plain.body)
    expect(again.headers.etag).toBe(plain.headers.etag)
    const packed = await shop.app.inject({
      url: '/api/best-seller',
      headers: { 'accept-encoding': 'br' },
    })
    expect(packed.headers['content-encoding']).toBe('br')
    const unchanged = await shop.app.inject({
      url: '/api/best-seller',
      headers: { 'if-none-match': String(plain.headers.etag) },
    })
    expect(unchanged.statusCode).toBe(304)
    expect(unchanged.body).toBe('')
  })
})
