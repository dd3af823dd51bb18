/**
 * `npm run check:data`: looks for contradictions in the data of DATABASE_URL, or of the shop in DATA_DIR, which may be running.
 * Exits with 1 if there are any.
 */
import { checkData } from '../server/src/db/checkData'
import { dataRules } from '../server/src/db/dataRules'
import { openShopDatabase } from './shop/shopDatabase'

async function findBrokenRules() {
  const { url, stop } = await openShopDatabase(process.env)
  try {
    return await checkData(url)
  } finally {
    await stop()
  }
}

try {
  const broken = await findBrokenRules()
  for (const { text } of dataRules) {
    const found = broken.find(({ rule }) => rule === text)
    console.log(found ? `✗ ${text}: ${found.count} broken` : `✓ ${text}`)
    for (const subject of found?.subjects ?? []) console.log(`    ${subject}`)
  }
  if (broken.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
