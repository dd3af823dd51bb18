import { type FreshDatabase, freshDatabase } from '../../../support/database'
import { scoreSearch, summarize } from './score'

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase({ seed: 'demo' })
})
afterAll(() => fresh.drop())

test('finds what shoppers type: misspelt, by model, in Bengali and as it sounds', async () => {
  for (const { kind, ndcg, hits } of summarize(await scoreSearch(fresh.db))) {
    expect([kind, ndcg >= 0.95, hits >= 0.98]).toEqual([kind, true, true])
  }
})
