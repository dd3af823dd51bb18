import { Pool } from 'pg'
import { identityProject, startShop } from '../../shop/startShop'
import { encode, interleave, measure, measureRequests } from '../api/load'
import { formatRatio, formatTiming, printRows } from '../api/report'
import { createTexts } from '../api/search'
import type { Row } from '../api/setup'

const connections = 32
const minPerSecond = 200
const maxP99 = 150

/** Words that a tenth of the catalogue or more has. */
const common = ['pro', 'max', 'ultra', 'aura', 'wireless', 'earbuds', 'a', 'p', 'charger', 'plus']

type Search = { text: string; min: number; max: number }

/** Each is another one, so that no response comes from the cache. */
function createSearches(names: readonly string[]): Record<'common' | 'names', () => Search> {
  const nextName = createTexts(names)
  let turn = 0
  const range = () => ({ min: 1_000 + turn++, max: 20_000 + (turn % 7) * 10_000 })
  return {
    common: () => ({ text: common[turn % common.length] ?? '', ...range() }),
    names: () => ({ text: nextName(), ...range() }),
  }
}

/** Searches with a price range by many visitors at once, compared with the database function alone. */
export async function measureSearchLoad(url: string, names: readonly string[], seconds: number) {
  const shop = await startShop({
    database: { url },
    data: 'none',
    processes: 0,
    settings: identityProject('bench'),
  })
  const pool = new Pool({ connectionString: url, max: 16 })
  const searches = createSearches(names)
  const rows: Row[] = []
  try {
    const server = await shop.addProcess()
    for (const [name, next] of Object.entries(searches)) {
      const { searched, control } = await interleave(
        { rounds: 3, seconds },
        {
          searched: (duration) =>
            measureRequests(server, { connections, seconds: duration }, () => {
              const { text, min, max } = next()
              const query = `search=${encodeURIComponent(text)}&limit=12&minPrice=${min}&maxPrice=${max}`
              return encode({ path: `/api/search?${query}` })
            }),
          control: (duration) =>
            measure({ connections, seconds: duration }, () => {
              const { text, min, max } = next()
              return pool.query({
                name: 'search',
                text: `select * from find_products($1, 12, 1001, false, match_filter($2, $3, '[]'))`,
                values: [text, min, max],
              })
            }),
        },
      )
      rows.push({
        figure: `search with a price range, ${name}, ${connections} connections`,
        measured: formatTiming(searched),
        control: `${formatTiming(control)} the function through pg`,
        ratio: formatRatio(searched.perSecond / control.perSecond),
        bar: `≥ ${minPerSecond}/s, p99 ≤ ${maxP99} ms`,
        holds:
          searched.perSecond >= minPerSecond && searched.p99 <= maxP99 && searched.refused === 0,
      })
    }
    printRows(rows)
    return rows.every(({ holds }) => holds)
  } finally {
    await pool.end()
    await shop.close()
  }
}
