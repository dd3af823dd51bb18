/**
 * `npm run bench:search`: how well the search finds what shoppers type, over the demo shop. Ends with exit code 1 if a bar is missed.
 * The queries and what is expected of each are in `server/test/modules/catalog/search`; `npm run bench:api -- search` measures the speed.
 *
 *   --worst 10  how many of the worst queries are printed
 */
import { parseArgs } from 'node:util'
import { seedDemo } from '../../dev-services/demo-data/seed'
import {
  formatScores,
  queryFiles,
  scoreSearch,
  summarize,
} from '../../server/test/modules/catalog/search/score'
import { startShop } from '../shop/startShop'

const { values: options } = parseArgs({ options: { worst: { type: 'string', default: '10' } } })
const minNdcg = 0.9
const minHits = 0.97

const shop = await startShop({ processes: 0, database: 'durable', data: seedDemo })
try {
  for (const file of queryFiles) {
    const scores = await shop.withDatabase((db) => scoreSearch(db, file))
    console.log(`${file}\n${formatScores(scores, Number(options.worst))}\n`)
    const isMissed = summarize(scores).some(({ ndcg, hits }) => ndcg < minNdcg || hits < minHits)
    if (isMissed) process.exitCode = 1
  }
  const outcome = process.exitCode ? ': missed' : ''
  console.log(`The bar: nDCG@10 ≥ ${minNdcg} and hit@10 ≥ ${minHits} in each kind${outcome}`)
} finally {
  await shop.close()
}
