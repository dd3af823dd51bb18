/**
 * `npm run bench:tables`: the admin tables with 10,000 products, 100,000 orders, 20,000 users and 50,000 cart rows. Prints which
 * index the database uses for each sort and filter; how long page, sort, filter and search of each table take on the server with 8
 * connections, compared with a plain Fastify route that sends the same bytes; how long they take on screen, from the click to
 * painted rows, compared with a cached page; and the memory that the browser uses after 200 pages.
 *
 *   --only plans|server|screen|memory
 *   --table carts   for plans and server
 *   --seconds 5   for each server measurement
 *   --rounds 10   of paging on screen
 *   --factor 1    of the amount of data
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { startThrowawayPostgres } from '../../dev-services/postgres'
import { launchBrowser } from '../../scripts/browser/launch'
import { startTemporaryShop } from '../../scripts/shop/temporaryShop'
import { createSessionStore } from '../../server/src/auth'
import { migrate } from '../../server/src/db/migrate'
import { createDatabase } from '../../server/src/db/pool'
import { benchSeed } from './seed/benchSeed'
import { loadAverage } from './statistics'
import { printMemory, printPlans, printScreen, printServer } from './tables/print'
import { openAdmin } from './tables/screen'

const root = resolve(import.meta.dirname, '../..')

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    table: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '10' },
    factor: { type: 'string', default: '1' },
  },
})
const isSelected = (part: string) => options.only === undefined || options.only === part

/** Seeds the database, an audit log of about a year included, and returns an admin's session cookie. */
async function prepare(url: string): Promise<string> {
  const { db, close } = createDatabase(url, { size: 1, queryTimeout: 600_000 })
  try {
    await benchSeed(db, { factor: Number(options.factor) })
    await sql`
      insert into audit_log (at, actor_email, action, subject, label, details)
      select now() - number * interval '10 minutes', 'admin' || number % 3 || '@bench.example',
        (array['deliverOrder', 'updateProduct', 'deleteOrder'])[1 + number % 3], 'Order/' || number, 'Bench', '{}'
      from generate_series(1, 50000) as number`.execute(db)
    await sql`vacuum (analyze) audit_log`.execute(db)
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .executeTakeFirstOrThrow()
    const token = await createSessionStore(db).open({ userId: id, emailVerified: true })
    return `jontro_session=${token}`
  } finally {
    await close()
  }
}

/** Compiled code uses memory too and grows while a page warms up; without the compiler only the data of the pages counts. */
const withoutCompiler = ['--js-flags=--jitless']

async function withAdminPage(
  url: string,
  args: readonly string[],
  work: (page: Page) => Promise<void>,
) {
  const browser = await launchBrowser(args)
  try {
    await work(await openAdmin(browser, url))
  } finally {
    await browser.close()
  }
}

async function measureScreens(databaseUrl: string) {
  const shop = await startTemporaryShop({ DATABASE_URL: databaseUrl })
  try {
    if (isSelected('screen')) {
      await withAdminPage(shop.url, [], (page) => printScreen(page, Number(options.rounds)))
    }
    if (isSelected('memory')) await withAdminPage(shop.url, withoutCompiler, printMemory)
  } finally {
    await shop.close()
  }
}

async function main() {
  const postgres = await startThrowawayPostgres()
  try {
    await migrate(postgres.url, join(root, 'server/src/db/migrations'))
    const cookie = await prepare(postgres.url)
    console.log(`load average: ${loadAverage()}`)
    if (isSelected('plans')) await printPlans(postgres.url, cookie, options.table)
    if (isSelected('server')) {
      await printServer(postgres.url, cookie, Number(options.seconds), options.table)
    }
    if (isSelected('screen') || isSelected('memory')) await measureScreens(postgres.url)
    console.log(`load average: ${loadAverage()}`)
  } finally {
    await postgres.stop()
  }
}

await main()
