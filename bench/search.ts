/**
 * `npm run bench:search`: how well the search finds what shoppers type, over the demo shop. Ends with exit code 1 if a bar is missed.
 * The queries and what is wanted of each are in `server/test/modules/catalog/search/queries.txt`; `npm run bench:api -- search` measures the speed.
 *
 *   --worst 10  how many of the worst queries are printed
 */
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { seedDemo } from '../dev-services/demo-data/seed'
import { startPostgres } from '../dev-services/postgres'
import { makeDataDir } from '../scripts/shop/temporaryShop'
import { migrate } from '../server/src/db/migrate'
import { createDatabase } from '../server/src/db/pool'
import { formatScores, scoreSearch, summarize } from '../server/test/modules/catalog/search/score'

const { values: options } = parseArgs({ options: { worst: { type: 'string', default: '10' } } })
const minNdcg = 0.9
const minHits = 0.97

const dataDir = await makeDataDir()
const log = { info: () => undefined, warn: console.warn, error: console.error }
const postgres = await startPostgres({ dataDir, log })
try {
  await migrate(postgres.url, resolve(import.meta.dirname, '../server/src/db/migrations'))
  const { db, close } = createDatabase(postgres.url, { size: 4, queryTimeout: 120_000 })
  await seedDemo(db)
  const scores = await scoreSearch(db)
  await close()
  console.log(formatScores(scores, Number(options.worst)))
  const isMissed = summarize(scores).some(({ ndcg, hits }) => ndcg < minNdcg || hits < minHits)
  console.log(
    `\nThe bar: nDCG@10 ≥ ${minNdcg} and hit@10 ≥ ${minHits} in each kind${isMissed ? ': missed' : ''}`,
  )
  if (isMissed) process.exitCode = 1
} finally {
  await postgres.stop()
  for (const folder of [postgres.dataDir, dataDir]) {
    await rm(folder, { recursive: true, force: true })
  }
}
