/**
 * `npm run seed`: fills the empty database of DATABASE_URL, or of the shop in DATA_DIR, which is not running, with the data of two
 * years: few products sell often, few customers order often, and some orders were cancelled, refunded and disputed. The demo
 * accounts can sign in.
 *
 *   --products 10000
 *   --orders 100000
 *   --users 20000
 */
import { parseArgs } from 'node:util'
import { openNewDatabase } from '../scripts/shop/shopDatabase'
import { migrate } from '../server/src/db/migrate'
import type { Database } from '../server/src/db/pool'
import { fillShop } from './shop/data/fillShop'
import { migrations, withConnection } from './shop/startShop'
import { formatTime, timed } from './time'

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    orders: { type: 'string', default: '100000' },
    users: { type: 'string', default: '20000' },
  },
})

function toCount(name: keyof typeof options): number {
  const count = Number(options[name])
  if (Number.isInteger(count) && count > 0) return count
  throw new Error(`--${name} is a number above 0`)
}

async function seed(db: Database) {
  const counts = {
    products: toCount('products'),
    orders: toCount('orders'),
    users: toCount('users'),
  }
  const isUsed = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (isUsed) throw new Error('The database is not empty. Delete it, or choose another DATA_DIR.')
  const time = await timed(() => fillShop(db, { ...counts, isAged: true }))
  const added = Object.entries(counts).map(
    ([name, count]) => `${count.toLocaleString('en')} ${name}`,
  )
  console.log(`Seeded ${added.join(', ')} in ${formatTime(time)}.`)
}

try {
  const { url, stop } = await openNewDatabase(process.env)
  try {
    await migrate(url, migrations)
    await withConnection(url, seed, { queryTimeout: 600_000 })
  } finally {
    await stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
