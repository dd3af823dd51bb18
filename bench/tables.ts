/**
 * `npm run bench:tables`: the admins' tables over 10,000 products, 100,000 orders, 20,000 users and 50,000 rows of carts. Prints
 * by which index the database finds each offered sort and filter; how long page, sort, filter and search of each table take on the
 * server at 8 connections, beside a bare Fastify route that answers the same bytes; how long they take on screen, from the click to
 * painted rows, beside a page that the browser still has; and what stays in the browser's memory after 200 pages.
 *
 *   --only plans|server|screen|memory
 *   --table carts   for plans and server
 *   --seconds 5   for each measurement of the server
 *   --rounds 10   of leafing on screen
 *   --factor 1    of the amount of data
 */
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { startThrowawayPostgres } from '../dev-services/postgres'
import { launchBrowser } from '../scripts/browser/launch'
import { startTemporaryShop } from '../scripts/browser/temporaryShop'
import { createSessionStore } from '../server/src/auth'
import { migrate } from '../server/src/db/migrate'
import { createDatabase } from '../server/src/db/pool'
import { benchSeed } from './seed/benchSeed'
import { printMemory, printPlans, printScreen, printServer } from './tables/print'
import { openAdmin } from './tables/screen'

const root = resolve(import.meta.dirname, '..')

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    table: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '10' },
    factor: { type: 'string', default: '1' },
  },
})
const isAsked = (part: string) => options.only === undefined || options.only === part

/** An admin's session, and what admins might have done in a year. */
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

/** Compiled code stays in memory too, and grows while a page warms up; without a compiler only what the pages keep is left. */
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

async function lookAtScreens(databaseUrl: string) {
  const shop = await startTemporaryShop({ DATABASE_URL: databaseUrl })
  try {
    if (isAsked('screen')) {
      await withAdminPage(shop.url, [], (page) => printScreen(page, Number(options.rounds)))
    }
    if (isAsked('memory')) await withAdminPage(shop.url, withoutCompiler, printMemory)
  } finally {
    await shop.close()
  }
}

async function main() {
  const postgres = await startThrowawayPostgres()
  try {
    await migrate(postgres.url, join(root, 'server/src/db/migrations'))
    const cookie = await prepare(postgres.url)
    console.log(
      `load of the machine: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')}`,
    )
    if (isAsked('plans')) await printPlans(postgres.url, cookie, options.table)
    if (isAsked('server')) {
      await printServer(postgres.url, cookie, Number(options.seconds), options.table)
    }
    if (isAsked('screen') || isAsked('memory')) await lookAtScreens(postgres.url)
    console.log(
      `load of the machine: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')}`,
    )
  } finally {
    await postgres.stop()
  }
}

await main()
