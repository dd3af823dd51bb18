import { Pool } from 'pg'
import { encode, interleave, measure, measureRequests } from './load'
import { formatRatio, formatTiming } from './report'
import type { Bench, Row } from './setup'

const connections = 32
const minPerSecond = 600
const maxP99 = 80

const letters = 'abdehiklmnorstu'.split('')

const pick = <T>(values: readonly T[]) => values[Math.floor(Math.random() * values.length)]

/** What visitors type: words of a name, the last one not complete, in a third of the texts one with a wrong letter. */
function write(name: string): string {
  const words = name.toLowerCase().split(' ')
  const from = Math.floor(Math.random() * (words.length - 1))
  const chosen = words.slice(from, from + 2 + Math.floor(Math.random() * 2))
  const text = chosen.join(' ')
  const cut = text.slice(0, Math.max(3, text.length - Math.floor(Math.random() * 4)))
  if (Math.random() > 1 / 3) return cut
  const at = 1 + Math.floor(Math.random() * (cut.length - 1))
  return cut.slice(0, at) + (pick(letters) ?? '') + cut.slice(at + 1)
}

/** Each text is different, so that no response comes from the cache. */
export function createTexts(names: readonly string[]): () => string {
  const used = new Set<string>()
  return () => {
    for (;;) {
      const text = write(pick(names) ?? '')
      if (used.size === used.add(text).size) continue
      return text
    }
  }
}

export const encodeSearch = (text: string) =>
  encode({ path: `/api/search-products?search=${encodeURIComponent(text)}` })

/** Searches for different texts, compared with the same database function called through `pg`. */
export async function benchSearch(bench: Bench): Promise<Row[]> {
  const shop = await bench.startShop()
  const pool = new Pool({ connectionString: bench.url, max: 16 })
  const next = createTexts(bench.products.map(({ name }) => name))
  try {
    const timings = await interleave(bench, {
      shop: (seconds) =>
        measureRequests(shop, { connections, seconds }, () => encodeSearch(next())),
      control: (seconds) =>
        measure({ connections, seconds }, () =>
          pool.query({
            name: 'search',
            text: 'select products.* from find_products($1, 10, 10) as found, unnest(found.hits) with ordinality as hits (id, rank) join products using (id) order by hits.rank',
            values: [next()],
          }),
        ),
    })
    const { perSecond, p99, refused } = timings.shop
    return [
      {
        figure: `search, ${bench.products.length} products in stock, each text different, ${connections} connections`,
        measured: formatTiming(timings.shop),
        control: `${formatTiming(timings.control)} the same function through pg`,
        ratio: formatRatio(perSecond / timings.control.perSecond),
        bar: `≥ ${minPerSecond}/s, p99 ≤ ${maxP99} ms`,
        holds: perSecond >= minPerSecond && p99 <= maxP99 && refused === 0,
      },
    ]
  } finally {
    await pool.end()
  }
}
