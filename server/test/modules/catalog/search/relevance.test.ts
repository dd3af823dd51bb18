import { type FreshDatabase, freshDatabase } from '../../../support/database'
import { queryFiles, scoreSearch, summarize } from './score'

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
