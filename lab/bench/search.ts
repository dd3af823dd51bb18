/**
 * `npm run bench:search`: how well the search finds what shoppers type, over the demo shop. Ends with exit code 1 if a bar is missed.
 * The queries and what is expected of each are in `server/test/modules/catalog/search`; `npm run bench:api -- search` measures the speed.
 *
 *   --worst 10  how many of the worst queries are printed
 */
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { seedDemo } from '../../dev-services/demo-data/seed'
import { startPostgres } from '../../dev-services/postgres'
import { makeDataDir } from '../../scripts/shop/temporaryShop'
import { migrate } from '../../server/src/db/migrate'
import { createDatabase } from '../../server/src/db/pool'
import {
  formatScores,
  queryFiles,
  scoreSearch,
  summarize,
} from '../../server/test/modules/catalog/search/score'

const { values: options } = parseArgs({ options: { worst: { type: 'string', default: '10' } } })
const minNdcg = 0.9
const minHits = 0.97

const dataDir = await makeDataDir()
const log = { info: () => undefined, warn: console.warn, error: console.error }
const postgres = await startPostgres({ dataDir, log })
try {
  await migrate(postgres.url, resolve(import.meta.dirname, '../../server/src/db/migrations'))
  const { db, close } = createDatabase(postgres.url, { size: 4, queryTimeout: 120_000 })
  await seedDemo(db)
  for (const file of queryFiles) {
    const scores = await scoreSearch(db, file)
    console.log(`${file}\n${formatScores(scores, Number(options.worst))}\n`)
    const isMissed = summarize(scores).some(({ ndcg, hits }) => ndcg < minNdcg || hits < minHits)
    if (isMissed) process.exitCode = 1
  }
  await close()
  const outcome = process.exitCode ? ': missed' : ''
  console.log(`The bar: nDCG@10 ≥ ${minNdcg} and hit@10 ≥ ${minHits} in each kind${outcome}`)
} finally {
  await postgres.stop()
  for (const folder of [postgres.dataDir, dataDir]) {
    await rm(folder, { recursive: true, force: true })
  }
}
