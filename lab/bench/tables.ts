/**
 * `npm run bench:tables`: the admin tables with 10,000 products, 100,000 orders, 20,000 users and 50,000 cart rows. Prints which
 * index the database uses for each sort and filter; how long page, sort, filter and search of each table take on the server with 8
 * connections, compared with a bare node:http server that sends the same bytes; how long they take on screen, from the click to
 * painted rows, compared with a cached page; and the memory that the browser uses after 200 pages.
 *
 *   --only plans|server|screen|memory
 *   --table carts   for plans and server
 *   --seconds 5   for each server measurement
 *   --rounds 10   of paging on screen
 *   --factor 1    of the amount of data
 */
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { launchBrowser } from '../../scripts/browser/launch'
import type { Database } from '../../server/src/db/pool'
import { openSessions } from '../people/sessions'
import { fillShop } from '../shop/data/fillShop'
import { identityProject, startDemoShop, startShop } from '../shop/startShop'
import { loadAverage } from './statistics'
import { printMemory, printPlans, printScreen, printServer } from './tables/print'
import { openAdmin } from './tables/screen'

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

/** An audit log of about a year included. */
async function seed(db: Database) {
  await fillShop(db, { factor: Number(options.factor) })
  await sql`
    insert into audit_log (at, actor_email, action, subject, label, details)
    select now() - number * interval '10 minutes', 'admin' || number % 3 || '@bench.example',
      (array['deliverOrder', 'updateProduct', 'deleteOrder'])[1 + number % 3], 'Order/' || number, 'Bench', '{}'
    from generate_series(1, 50000) as number`.execute(db)
  await sql`vacuum (analyze) audit_log`.execute(db)
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
  const shop = await startDemoShop({ database: { url: databaseUrl } })
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
  const shop = await startShop({
    processes: 0,
    database: 18,
    data: seed,
    settings: identityProject('bench'),
  })
  const { databaseUrl = '' } = shop
  try {
    const [admin] = await shop.withDatabase((db) => openSessions(db, 'admin', 1))
    const cookie = admin?.cookie ?? ''
    console.log(`load average: ${loadAverage()}`)
    if (isSelected('plans')) await printPlans(databaseUrl, cookie, options.table)
    if (isSelected('server')) {
      const process = await shop.addProcess()
      await printServer(process, cookie, Number(options.seconds), options.table)
      await process.stop()
    }
    if (isSelected('screen') || isSelected('memory')) await measureScreens(databaseUrl)
    console.log(`load average: ${loadAverage()}`)
  } finally {
    await shop.close()
  }
}

await main()
