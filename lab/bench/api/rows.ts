import { encodeAdd } from './cartWrites'
import { encode, interleave, measureRequests } from './load'
import { formatRatio, formatTimes } from './report'
import { createTexts, encodeSearch } from './search'
import type { Bench, Data, Row, Shop } from './setup'

const maxRatio = 1.3
const share = 0.1

/** Requests that no response cache can answer. */
function createCases({ customers, products }: Data): Record<string, () => Buffer> {
  let turn = 0
  const cookie = () => customers[turn % customers.length]?.cookie ?? ''
  const nextText = createTexts(products.map(({ name }) => name))
  const get = (path: string, headers = {}) => encode({ path, headers })
  return {
    search: () => encodeSearch(nextText()),
    'category page, any price range': () =>
      get(`/api/products/earbuds?limit=12&page=${1 + (turn % 5)}&maxPrice=${150_000 + turn++}`),
    'popular products, any position': () =>
      get(`/api/popular-gadget?limit=${10 + (Math.floor(turn / 900) % 30)}&skip=${turn++ % 900}`),
    'own cart': () => get('/api/my-cart', { cookie: cookie(), turn: turn++ }),
    'own orders': () => get('/api/my-orders?page=1&limit=10', { cookie: cookie(), turn: turn++ }),
    'add to cart': () => {
      const product = products[Math.floor(turn++ / customers.length) % products.length]
      return encodeAdd(cookie(), product?.id ?? '')
    },
  }
}

/** The same calls over all the data and over a tenth, one at a time. */
export async function benchRows(bench: Bench): Promise<Row[]> {
  const small = await bench.addDatabase('small', share)
  const [largeShop, smallShop] = [
    await bench.startShop(),
    await bench.startShop({ url: small.url }),
  ]
  const [largeCases, smallCases] = [createCases(bench), createCases(small)]
  const rows: Row[] = []
  for (const name of Object.keys(largeCases)) {
    const send = (shop: Shop, next: (() => Buffer) | undefined) => (seconds: number) =>
      measureRequests(shop, { connections: 1, seconds }, () => next?.())
    const { all, tenth } = await interleave(bench, {
      all: send(largeShop, largeCases[name]),
      tenth: send(smallShop, smallCases[name]),
    })
    const ratio = all.p50 / tenth.p50
    rows.push({
      figure: `10 times the data: ${name}, 1 connection`,
      measured: formatTimes(all),
      control: `${formatTimes(tenth)} with a tenth`,
      ratio: formatRatio(ratio),
      bar: `≤ ${maxRatio}`,
      holds: ratio <= maxRatio,
    })
  }
  await small.close()
  return rows
}
