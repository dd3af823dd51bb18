import { listSearchResults } from '../../../../src/modules/catalog/store'
import { type FreshDatabase, freshDatabase } from '../../../support/database'
import { queryFiles, readQueries, scoreSearch, summarize } from './score'

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase({ seed: 'demo' })
})
afterAll(() => fresh.drop())

test.each(queryFiles)(
  'finds what shoppers type: misspelt, by model, in Bengali and as it sounds (%s)',
  async (file) => {
    for (const { kind, ndcg, hits } of summarize(await scoreSearch(fresh.db, file))) {
      expect([kind, ndcg >= 0.93, hits >= 0.97]).toEqual([kind, true, true])
    }
  },
)

const anyPrice = {
  minPrice: undefined,
  maxPrice: undefined,
  groups: [],
  sort: 'relevant',
} as const

test.each(queryFiles)(
  'suggests only other texts that find products and need no correction (%s)',
  async (file) => {
    const find = (search: string) =>
      listSearchResults(fresh.db, { search, ...anyPrice }, { offset: 0, limit: 1 })
    let suggestionCount = 0
    for (const { text } of readQueries(file)) {
      const { suggestion } = await find(text)
      if (!suggestion) continue
      suggestionCount++
      const { rows, suggestion: next = null } = await find(suggestion)
      expect([text, suggestion === text, rows.length, next]).toEqual([text, false, 1, null])
    }
    expect(suggestionCount).toBeGreaterThan(30)
  },
)
