/**
 * `npm run test:backup`: backs up a shop while customers order, restores it elsewhere, and checks that the copy has the same rows, has no
 * contradictions, and goes on: sessions, passwords, pictures, orders. Damaged files, shops in use and killed restores change nothing.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { openPostgres } from '../dev-services/postgres'
import { restore } from '../scripts/backup/backup'
import { readBackup } from '../scripts/backup/file'
import * as customer from '../scripts/shop/customerApi'
import { startShopProcess } from '../scripts/shop/shopProcess'
import { makeDataDir } from '../scripts/shop/temporaryShop'
import { checkData } from '../server/src/db/checkData'
import { createDatabase, type Database } from '../server/src/db/pool'
import { type Customer, fillShop, placeOrder, register, signInAsAdmin } from './backup/fillShop'

const root = resolve(import.meta.dirname, '..')
const migrations = join(root, 'server/src/db/migrations')
const quiet = { info: () => undefined, warn: console.warn, error: console.error }
const picture = join(root, 'public/images/categories/bluetooth-speaker-480.webp')

const results: { what: string; measured: string; isOk: boolean }[] = []
const report = (what: string, isOk: boolean, measured = '') =>
  results.push({ what, measured, isOk })

/** Runs `npm run backup` or `npm run restore`. */
function startCommand(name: 'backup' | 'restore', file: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, file], {
    cwd: root,
    env: { ...process.env, ...env },
  })
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

/** The rows of each table, in an order that does not depend on where they are stored. */
async function readRows(file: string): Promise<string[]> {
  const rows: string[] = []
  let table = ''
  for await (const [kind, text] of readBackup(file)) {
    if (kind === 'table') table = text
    else if (kind === 'row') rows.push(`${table} ${text}`)
  }
  return rows.sort()
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
  const { db, close } = createDatabase(url, { size: 1 })
  try {
    const { rows } = await sql<{ count: number }>`
      select count(*) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(
      db,
    )
    return rows[0]?.count ?? 0
  } finally {
    await close()
  }
}

/** Backs up while customers order. */
async function backUpInUse(url: string, gadgetId: string, file: string, dataDir: string) {
  const buyers = await Promise.all(Array.from({ length: 4 }, () => register(url)))
  const placed: { id: string; at: number }[] = []
  let isOver = false
  const orders = buyers.map(async (buyer) => {
    while (!isOver) {
      const { _id } = await placeOrder(url, buyer, gadgetId)
      placed.push({ id: _id, at: Date.now() })
    }
  })
  while (placed.length < buyers.length) await sleep(20)
  const before = placed.map(({ id }) => id)
  const { code, text } = await run('backup', file, { DATA_DIR: dataDir })
  const countAtEnd = placed.length
  isOver = true
  await Promise.all(orders)
  const rows = await readRows(file)
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

async function tryBadFiles(file: string, dataDir: string) {
  const env = { DATA_DIR: dataDir }
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

type Kept = Awaited<ReturnType<typeof fillShop>> & { admin: Customer; position: string }

/** The copy goes on where the backup was made. */
async function testCopy(dataDir: string, { buyer, admin, orderId, pictureUrl, ...kept }: Kept) {
  const shop = await startShopProcess(dataDir)
  const { url } = shop
  try {
    await shop.whenReady()
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
    const next = await placeOrder(url, buyer, kept.gadgetId)
    const page = await customer.openPayment(url, buyer.cookie, next._id)
    if (page) await customer.payByCard(page)
    const isPaid = async () =>
      (await customer.readOrders(url, buyer.cookie)).every(({ payment }) => payment)
    while (!(await isPaid())) await sleep(50)
    report('takes new orders and payments', page !== undefined)
    const event = await readFirstEvent(url, kept.position)
    report('makes open pages read everything again', event === 'gap', event)
  } finally {
    await shop.stop()
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

async function main() {
  const [first, second] = [await makeDataDir(), await makeDataDir()]
  const [file, again] = [join(first, 'shop.backup'), join(first, 'copy.backup')]
  const shop = await startShopProcess(first)
  try {
    await shop.whenReady()
    const admin = await signInAsAdmin(shop.url)
    const used = await fillShop(shop.url, admin, picture)
    const rows = await backUpInUse(shop.url, used.gadgetId, file, first)
    const position = await readPosition(shop.url)
    await expectRejection('refuses a shop in use', /in use by process/, file, { DATA_DIR: first })

    const { url, stop } = await openPostgres(first, quiet)
    const elsewhere = new URL(url)
    elsewhere.pathname = 'elsewhere'
    const { db, close } = createDatabase(url, { size: 1, queryTimeout: 30_000 })
    await sql`create database elsewhere`.execute(db)
    const env = { DATABASE_URL: elsewhere.href, DATA_DIR: join(second, 'files') }
    await killRestore(db, file, env)
    await close()
    const other = await run('restore', file, env)
    report('restores into DATABASE_URL', other.code === 0, other.text.trim().split('\n')[0])
    report('is sound there', (await checkData(elsewhere.href)).length === 0)
    await expectRejection('refuses a database with tables', /is not empty/, file, env)
    await stop()
    await shop.stop()

    await tryBadFiles(file, second)
    const { code, text } = await run('restore', file, { DATA_DIR: second })
    report('restores into DATA_DIR', code === 0, text.trim().split('\n')[0])
    const copied = await run('backup', again, { DATA_DIR: second })
    const copy = copied.code === 0 ? await readRows(again) : []
    report('has the same rows', copy.join('\n') === rows.join('\n'), `${copy.length} rows`)
    const onSecond = await openPostgres(second, quiet)
    report('has no contradictions', (await checkData(onSecond.url)).length === 0)
    await onSecond.stop()
    await testCopy(second, { ...used, admin, position })
  } finally {
    await shop.stop()
    for (const folder of [first, second]) await rm(folder, { recursive: true, force: true })
  }
}

await main()
console.table(results.map(({ isOk, ...result }) => ({ ...result, ok: isOk ? 'yes' : 'NO' })))
const failed = results.filter(({ isOk }) => !isOk).length
console.log(`${results.length - failed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1
