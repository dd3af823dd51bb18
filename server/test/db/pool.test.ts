import { createServer } from 'node:net'
import { sql } from 'kysely'
import { ConnectionLostError, isUnavailable, sqlState } from '../../src/db/errors'
import { createDatabase } from '../../src/db/pool'
import { prepared } from '../../src/db/prepared'
import { transaction } from '../../src/db/transaction'
import { type FreshDatabase, freshDatabase } from '../support/database'
import { insertProduct } from '../support/rows'

let fresh: FreshDatabase
const opened: ReturnType<typeof createDatabase>[] = []

beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(async () => {
  await Promise.all(opened.map(({ close }) => close()))
  await fresh.drop()
})

function open(options: Parameters<typeof createDatabase>[1], url = fresh.url) {
  const database = createDatabase(url, options)
  opened.push(database)
  return database
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  )

/** Resolves once the server has closed a connection. */
async function untilClosed(pid: number | undefined) {
  const isOpen = sql`select pg_sleep(0.01) from pg_stat_activity where pid = ${pid}`
  while ((await isOpen.execute(fresh.db)).rows.length > 0);
}

test('returns counts as numbers, amounts as text and timestamps as dates', async () => {
  const { rows } = await sql`
    select count(*) as count, 1099.90::numeric(12,2) as money, timestamptz '2026-01-02 03:04:05Z' as time`.execute(
    fresh.db,
  )
  expect(rows).toEqual([{ count: 1, money: '1099.90', time: new Date('2026-01-02T03:04:05Z') }])
})

test('rejects an integer that is not safe in JavaScript', async () => {
  await expect(sql`select 9007199254740993::int8`.execute(fresh.db)).rejects.toThrow(RangeError)
})

test('opens all connections before the first request, so that none has to wait for one', async () => {
  const { warmUp, load } = open({ size: 3 })
  await warmUp()
  expect(load()).toEqual({ open: 3, idle: 3, waiting: 0 })
})

test('prepares marked statements once per connection', async () => {
  const { db } = open({ size: 1 })
  const double = (value: number) => sql`${prepared}select ${value} * 2 as result`.execute(db)
  expect((await double(2)).rows).toEqual([{ result: 4 }])
  expect((await double(3)).rows).toEqual([{ result: 6 }])
  await sql`select ${4} * 2`.execute(db)
  const { rows } =
    await sql`select generic_plans + custom_plans as runs from pg_prepared_statements`.execute(db)
  expect(rows).toEqual([{ runs: 2 }])
})

test('keeps the connection if the server cancels a slow statement', async () => {
  const { db, load } = open({ size: 1, queryTimeout: 500 })
  const failure = await failureOf(sql`select pg_sleep(5)`.execute(db))
  expect(sqlState(failure)).toBe('57014')
  expect(isUnavailable(failure)).toBe(true)
  expect(load()).toMatchObject({ open: 1, idle: 1 })
})

test('never reuses a connection that did not respond in time', async () => {
  const { db } = open({ size: 1, queryTimeout: 500 })
  const backend = sql<{ pid: number }>`select pg_backend_pid() as pid`
  let before: number | undefined
  const stalled = transaction(db, async (trx) => {
    before = (await backend.execute(trx)).rows[0]?.pid
    await insertProduct(trx, { product_name: 'Never Committed' })
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`select pg_sleep(1)`.execute(trx)
  })
  expect(await failureOf(stalled)).toBeInstanceOf(ConnectionLostError)
  const after = (await backend.execute(db)).rows[0]?.pid
  expect(after).not.toBe(before)
  await untilClosed(before)
  const found = await fresh.db
    .selectFrom('products')
    .select('id')
    .where('product_name', '=', 'Never Committed')
    .execute()
  expect(found).toEqual([])
})

test('fails only the next statement if a connection is cut between two statements', async () => {
  const { db } = open({ size: 1 })
  const cut = transaction(db, async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(fresh.db)
    // Wait until the server's last message is read.
    await sql`select pg_sleep(0.1)`.execute(fresh.db)
    await sql`select`.execute(trx)
  })
  expect(isUnavailable(await failureOf(cut))).toBe(true)
  expect(await failureOf(sql`select`.execute(db))).toBe('no failure')
})

test('reports an unreachable server, a stalled server and a full pool as unavailable', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined).resume())
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : 0
  const options = { size: 1, connectionTimeout: 200 }

  const mute = open(options, `postgres://jontro@127.0.0.1:${port}/jontro`)
  expect(isUnavailable(await failureOf(sql`select`.execute(mute.db)))).toBe(true)

  const absent = open(options, 'postgres://jontro@127.0.0.1:1/jontro')
  expect(isUnavailable(await failureOf(sql`select`.execute(absent.db)))).toBe(true)

  const full = open({ ...options, queryTimeout: 5_000 })
  const [, second] = await Promise.all([
    sql`select pg_sleep(1)`.execute(full.db),
    failureOf(sql`select`.execute(full.db)),
  ])
  expect(isUnavailable(second)).toBe(true)
  await new Promise((resolve) => silent.close(resolve))
})

test('does not report errors of the caller as unavailable', async () => {
  expect(isUnavailable(await failureOf(insertProduct(fresh.db, { price: -1 })))).toBe(false)
  expect(isUnavailable(new TypeError('no'))).toBe(false)
  expect(isUnavailable(undefined)).toBe(false)
})

test('retries two transactions that deadlock until both succeed', async () => {
  const [a, b] = await Promise.all([insertProduct(fresh.db), insertProduct(fresh.db)])
  let waiting = 2
  let meet = () => {}
  const met = new Promise<void>((resolve) => {
    meet = resolve
  })
  const sellBoth = (first: string, second: string) =>
    transaction(fresh.db, async (trx) => {
      const sell = (id: string) =>
        trx
          .updateTable('products')
          .set(({ eb }) => ({ sold: eb('sold', '+', 1) }))
          .where('id', '=', id)
          .execute()
      await sell(first)
      waiting -= 1
      if (waiting <= 0) meet()
      await met
      await sell(second)
    })
  await Promise.all([sellBoth(a.id, b.id), sellBoth(b.id, a.id)])
  const sold = await fresh.db
    .selectFrom('products')
    .select('sold')
    .where('id', 'in', [a.id, b.id])
    .execute()
  expect(sold).toEqual([{ sold: 2 }, { sold: 2 }])
})
