/**
 * `npm run test:backup`: backs up a shop while customers order, restores it elsewhere, and checks that the copy has the same rows, has no
 * contradictions, and goes on: sessions, passwords, pictures, orders. Damaged files, shops in use and killed restores change nothing.
 * Then random histories of calls, over up to two years: no rule of the data is broken, and a copy from a backup is equal. All of it on
 * PostgreSQL 18, and on 15 with a shop of two years.
 *
 *   --long          1,000 histories instead of 12
 *   --histories N   any other number
 *   --seed N        only histories, from this one on
 *   --postgres N    only on 15 or 18
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import {
  chosenVersion,
  postgresVersions,
  startThrowawayPostgres,
} from '../../dev-services/postgres'
import { restore } from '../../scripts/backup/backup'
import { ensurePostgres15 } from '../../scripts/postgres15'
import { openShopDatabase } from '../../scripts/shop/shopDatabase'
import { checkData } from '../../server/src/db/checkData'
import type { Database } from '../../server/src/db/pool'
import { shop as config } from '../../shop/shop.config'
import { conditionFlags, setConditions } from '../conditions'
import * as customer from '../people/customerApi'
import {
  makeDataDir,
  migrations,
  startDemoShop,
  startShop,
  withConnection,
} from '../shop/startShop'
import { readContent } from './backup/archive'
import { fillShop } from './backup/fillShop'
import { freezeWorld, type History, playHistory } from './backup/histories'

const { values: options } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    histories: { type: 'string' },
    seed: { type: 'string' },
    ...conditionFlags,
  },
})
setConditions(options)
/** Without a choice both: 15 with a shop of two years. */
const chosen = process.env.TEST_POSTGRES && chosenVersion(process.env)
const postgresVersion = () => process.env.TEST_POSTGRES ?? ''
const firstSeed = Number(options.seed ?? 1)
const count = Number(options.histories ?? (options.long ? 1_000 : 12))
const historiesAtOnce = 2

const root = resolve(import.meta.dirname, '../..')
const picture = join(root, 'public/images/categories/bluetooth-speaker-480.webp')

const results: { postgres: string; what: string; measured: string; isOk: boolean }[] = []
function report(what: string, isOk: boolean, measured = '') {
  results.push({ postgres: postgresVersion(), what, measured, isOk })
  // What comes next may fail because of it.
  if (!isOk) console.log(`Not so on PostgreSQL ${postgresVersion()}: ${what}. ${measured}`)
}

/** Runs `npm run backup` or `npm run restore`. */
function startCommand(
  name: 'backup' | 'restore',
  file: string,
  env: NodeJS.ProcessEnv,
  ...flags: string[]
) {
  const args = ['--import', 'tsx', `scripts/${name}.ts`, file, ...flags]
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env } })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, text }))
  return { child, ended }
}

const run = (...args: Parameters<typeof startCommand>) => startCommand(...args).ended

async function expectRejection(what: string, reason: RegExp, path: string, env: NodeJS.ProcessEnv) {
  const text = await restore(env, { path, migrations }).then(
    () => 'restored',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  report(what, reason.test(text), text)
}

/** The ID after which an open page resumes. */
async function readPosition(url: string): Promise<string> {
  const { headers } = await fetch(url, { headers: { accept: 'text/html' } })
  return /desc="([^"]+)"/.exec(headers.get('server-timing') ?? '')?.[1] ?? ''
}

async function readFirstEvent(url: string, lastEventId: string): Promise<string> {
  const response = await fetch(`${url}/api/live`, { headers: { 'last-event-id': lastEventId } })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const chunk = await reader?.read()
    text += chunk?.value ?? ''
    const [, name] = /event: (\w+)/.exec(text) ?? []
    if (name === undefined && chunk?.done === false) continue
    await reader?.cancel()
    return name ?? ''
  }
}

async function countTables(url: string): Promise<number> {
  const { rows } = await withConnection(url, (db) =>
    sql<{ count: number }>`
      select count(*) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(
      db,
    ),
  )
  return rows[0]?.count ?? 0
}

/** Backs up while customers order. */
async function backUpInUse(url: string, gadgetId: string, file: string, env: NodeJS.ProcessEnv) {
  const buyers = await Promise.all(Array.from({ length: 4 }, () => customer.signUp(url)))
  const placed: { id: string; at: number }[] = []
  let isOver = false
  const orders = buyers.map(async ({ cookie }) => {
    while (!isOver) {
      const { _id } = await customer.order(url, cookie, gadgetId)
      placed.push({ id: _id, at: Date.now() })
    }
  })
  while (placed.length < buyers.length) await sleep(20)
  const before = placed.map(({ id }) => id)
  const { code, text } = await run('backup', file, env)
  const countAtEnd = placed.length
  isOver = true
  await Promise.all(orders)
  const rows = await readContent(file)
  const ids = new Set(rows.flatMap((row) => /^orders \{"id":"([^"]+)"/.exec(row)?.[1] ?? []))
  report('backs up a shop in use', code === 0, text.trim().split('\n')[0])
  report(
    'has the orders that were placed before',
    before.every((id) => ids.has(id)),
    `${before.length} before, ${countAtEnd - before.length} meanwhile`,
  )
  report('was made beside writes', countAtEnd > before.length)
  const { mode } = await stat(file)
  report('only its owner can read it', (mode & 0o777) === 0o600, (mode & 0o777).toString(8))
  return rows
}

async function damage(file: string, name: string, change: (path: string) => Promise<void>) {
  const path = `${file}.${name}`
  await copyFile(file, path)
  await change(path)
  return path
}

async function tryBadFiles(file: string, env: NodeJS.ProcessEnv) {
  const flipped = await damage(file, 'flipped', async (path) => {
    const bytes = await readFile(path)
    const middle = Math.floor(bytes.length / 2)
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
    await writeFile(path, bytes)
  })
  const cut = await damage(file, 'cut', async (path) => truncate(path, (await stat(path)).size - 9))
  const foreign = await damage(file, 'foreign', (path) => writeFile(path, gzipSync('{"x":1}\n')))
  const text = await damage(file, 'text', (path) => writeFile(path, 'select 1;\n'))
  await expectRejection('refuses a file with a flipped bit', /is damaged/, flipped, env)
  await expectRejection('refuses a file that was cut off', /is damaged/, cut, env)
  await expectRejection('refuses a file of something else', /is not a backup/, foreign, env)
  await expectRejection('refuses a file that is no archive', /is not a backup/, text, env)
  await expectRejection('refuses a file that is not there', /There is no file/, `${file}.x`, env)
}

type Kept = Awaited<ReturnType<typeof fillShop>> & { admin: customer.Customer; position: string }

/** The copy goes on where the backup was made. */
async function testCopy(folder: string, { buyer, admin, orderId, pictureUrl, ...kept }: Kept) {
  const shop = await startShop({ folder, data: 'none' })
  const { url } = shop
  try {
    const orders = await customer.readOrders(url, buyer.cookie)
    report(
      'keeps sessions and orders',
      orders.some(({ _id, payment }) => _id === orderId && payment),
    )
    const { idToken } = await customer.logIn(url, buyer)
    report('lets users sign in', (await customer.openSession(url, buyer.email, idToken)) !== '')
    const shown = await fetch(url + pictureUrl)
    report('serves the pictures', shown.ok && (await shown.arrayBuffer()).byteLength > 100)
    const notes = await customer.call<{ text: string }[]>(`${url}/api/orders/${orderId}/notes`, {
      cookie: admin.cookie,
    })
    report('keeps notes as they were', notes[0]?.text.includes('\u2028"Second"') === true)
    const next = await customer.order(url, buyer.cookie, kept.gadgetId)
    const page = await customer.openPayment(url, buyer.cookie, next._id)
    if (page) await customer.payByCard(page)
    const isPaid = async () =>
      (await customer.readOrders(url, buyer.cookie)).every(({ payment }) => payment)
    while (!(await isPaid())) await sleep(50)
    report('takes new orders and payments', page !== undefined)
    const event = await readFirstEvent(url, kept.position)
    report('makes open pages read everything again', event === 'gap', event)
  } finally {
    await shop.close()
  }
}

/** Kills a restore while it writes. */
async function killRestore(admin: Database, file: string, env: NodeJS.ProcessEnv) {
  const { child, ended } = startCommand('restore', file, env)
  const findBackends = async () =>
    (
      await sql<{ isWriting: boolean }>`
        select backend_xid is not null as "isWriting" from pg_stat_activity
        where datname = 'elsewhere' and application_name = 'jontro-backup'`.execute(admin)
    ).rows
  const isWriting = async () => (await findBackends()).some((backend) => backend.isWriting)
  while (child.exitCode === null && !(await isWriting())) await sleep(5)
  const wasWriting = child.kill('SIGKILL')
  await ended
  while ((await findBackends()).length > 0) await sleep(20)
  const count = await countTables(env.DATABASE_URL ?? '')
  report('a killed restore leaves an empty database', wasWriting && count === 0, `${count} tables`)
}

/** What contradicts itself is restored, and named; with `--strict` it is not. */
async function restoreContradictions(source: NodeJS.ProcessEnv, file: string, url: string) {
  await withConnection(source.DATABASE_URL ?? '', (db) =>
    db.transaction().execute(async (trx) => {
      await sql`alter table order_items disable trigger user`.execute(trx)
      await sql`update order_items set price = price + 1 where position = 0`.execute(trx)
      await sql`alter table order_items enable trigger user`.execute(trx)
    }),
  )
  await run('backup', file, source)
  const env = { ...source, DATABASE_URL: url }
  const strict = await run('restore', file, env, '--strict')
  const isRefused = strict.code === 1 && (await countTables(url)) === 0
  report('--strict refuses contradictions', isRefused, strict.text.trim().split('\n')[0])
  const plain = await run('restore', file, env)
  const isNamed = /An order costs its items.*: \d+ broken \(Order\//.test(plain.text)
  report('restores contradictions, and names them', plain.code === 3 && isNamed, plain.text.trim())
  const [broken] = await checkData(url)
  report('has them afterwards', broken?.rule === 'An order costs its items and the delivery')
}

const withDatabase = (url: string, name: string) =>
  Object.assign(new URL(url), { pathname: name }).href

async function testCommands() {
  const [first, second] = [await makeDataDir(), await makeDataDir()]
  const [env, copyEnv] = [{ DATA_DIR: first }, { DATA_DIR: second }]
  const file = join(first, 'shop.backup')
  const again = join(first, 'copy.backup')
  const shop = await startDemoShop({ folder: first })
  try {
    const admin = await customer.logInWithSession(shop.url, config.demoSignIns.admin)
    const used = await fillShop(shop.url, admin, picture)
    const rows = await backUpInUse(shop.url, used.gadgetId, file, env)
    const position = await readPosition(shop.url)
    await expectRejection('refuses a shop in use', /in use by process/, file, env)

    const { url, stop } = await openShopDatabase(env)
    const elsewhere = {
      DATABASE_URL: withDatabase(url, 'elsewhere'),
      DATA_DIR: join(second, 'files'),
    }
    await withConnection(url, async (db) => {
      for (const name of ['elsewhere', 'contradictory', 'copy']) {
        await sql`create database ${sql.ref(name)}`.execute(db)
      }
      await killRestore(db, file, elsewhere)
    })
    const other = await run('restore', file, elsewhere)
    report('restores into DATABASE_URL', other.code === 0, other.text.trim().split('\n')[0])
    report('is sound there', (await checkData(elsewhere.DATABASE_URL)).length === 0)
    await expectRejection('refuses a database with tables', /is not empty/, file, elsewhere)
    const contradictory = withDatabase(url, 'contradictory')
    await restoreContradictions(elsewhere, join(first, 'contradictory'), contradictory)
    await stop()
    await shop.stop()

    await tryBadFiles(file, copyEnv)
    const { code, text } = await run('restore', file, copyEnv)
    report('restores into a new place', code === 0, text.trim().split('\n')[0])
    const copied = await run('backup', again, copyEnv)
    const copy = copied.code === 0 ? await readContent(again) : []
    report('has the same content', copy.join('\n') === rows.join('\n'), `${copy.length} lines`)
    const onSecond = await openShopDatabase(copyEnv)
    report('has no contradictions', (await checkData(onSecond.url)).length === 0)
    await onSecond.stop()
    await testCopy(second, { ...used, admin, position })
  } finally {
    await shop.close()
    for (const folder of [first, second]) await rm(folder, { recursive: true, force: true })
  }
}

function printHistory({ seed, calls, faults }: History) {
  const shown = faults.slice(0, 10).join('\n  ')
  console.log(
    `\nHistory ${seed} on PostgreSQL ${postgresVersion()}, again with --seed ${seed} --histories 1 --postgres ${postgresVersion()}:`,
  )
  console.log(`  ${shown}\n\n  ${calls.join('\n  ')}`)
}

async function testHistories() {
  const startedAt = performance.now()
  const postgres = await startThrowawayPostgres()
  process.env.TEST_DATABASE_URL = postgres.url
  const folder = await makeDataDir()
  const from = await freezeWorld(folder)
  const seeds = Array.from({ length: count }, (_, index) => firstSeed + index)
  let failures = 0
  let accepted = 0
  let orders = 0
  const play = async () => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      const history = await playHistory(from, seed)
      const successes = history.calls.filter((each) => /^[23]\d\d /.test(each))
      accepted += successes.length
      orders += successes.filter((each) => each.includes('/api/place-order')).length
      if (history.faults.length > 0 && failures++ < 5) printHistory(history)
    }
  }
  await Promise.all(Array.from({ length: historiesAtOnce }, play))
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  report(
    `${count} random histories are sound, and their copies equal`,
    failures === 0 && orders > 0,
    `${failures} are not; ${accepted} calls succeeded, ${orders} of them orders; ${seconds} s`,
  )
}

let skipped = 0
for (const version of chosen ? [chosen] : postgresVersions) {
  process.env.TEST_POSTGRES = String(version)
  if (!chosen) process.env.TEST_AGE = version === 15 ? 'aged' : 'fresh'
  if (version === 15 && !ensurePostgres15()) {
    console.log('There is no PostgreSQL 15, and it could not be installed.')
    skipped++
    continue
  }
  if (options.seed === undefined) await testCommands()
  await testHistories()
}
console.table(results.map(({ isOk, ...result }) => ({ ...result, ok: isOk ? 'yes' : 'NO' })))
const failed = results.filter(({ isOk }) => !isOk).length
if (skipped > 0) console.log(`${skipped} skipped`)
console.log(`${results.length - failed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1
