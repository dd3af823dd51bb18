import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { createNotifier } from '../../src/db/changeNotices'
import { type ChangeReader, readChanges } from '../../src/db/changeReader'
import { pruneChanges } from '../../src/db/changes'
import type { Database } from '../../src/db/pool'
import { type ChangeRecorder, recordChanges } from '../support/changes'
import { insertProduct } from '../support/rows'

let recorder: ChangeRecorder
let db: Database

beforeAll(async () => {
  recorder = await recordChanges()
  db = recorder.db
})
afterAll(() => recorder.close())

test('a transaction that commits after later ones is read then, and the others only once', async () => {
  const slow = await db.startTransaction().execute()
  await sql`select notify_change(array['Slow'], null)`.execute(slow)
  expect(
    await recorder.during(() => sql`select notify_change(array['Fast'], null)`.execute(db)),
  ).toEqual([{ tags: ['Fast'], owner: null }])
  await slow.commit().execute()
  await recorder.untilReceived()
  expect(await recorder.take()).toEqual([{ tags: ['Slow'], owner: null }])
  expect(await recorder.take()).toEqual([])
})

test('1,000 transactions of random length are each read once', async () => {
  await recorder.take()
  const write = async (number: number) => {
    const trx = await db.startTransaction().execute()
    await sql`select notify_change(array[${`Number/${number}`}], null)`.execute(trx)
    await sleep(Math.random() * 20)
    await (number % 10 === 0 ? trx.rollback() : trx.commit()).execute()
  }
  const waiting = Array.from({ length: 1000 }, (_, number) => number)
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await write(next)
  }
  await Promise.all(Array.from({ length: 6 }, work))
  const numbers = (await recorder.take()).map(({ tags: [tag = ''] }) => Number(tag.split('/')[1]))
  const committed = Array.from({ length: 1000 }, (_, number) => number).filter((n) => n % 10 !== 0)
  expect(numbers.toSorted((a, b) => a - b)).toEqual(committed)
})

async function endConnections() {
  const client = new Client({ connectionString: recorder.url })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'jontro-changes' and datname = current_database()`,
  )
  await client.end()
}

test('a lost connection loses no change', async () => {
  const changes = await recorder.during(async () => {
    await endConnections()
    await insertProduct(db)
  })
  expect(changes).toHaveLength(2)
})

test('pruning leaves the newest of the old changes and all later ones', async () => {
  await recorder.take()
  const countRows = async () =>
    (await sql<{ tags: string[] }>`select tags from changes order by xid, id`.execute(db)).rows.map(
      ({ tags }) => tags[0],
    )
  await sql`update changes set changed_at = now() - interval '1 hour'`.execute(db)
  await sql`select notify_change(array['New'], null)`.execute(db)
  await pruneChanges(db)
  expect(await countRows()).toEqual(['Mark', 'New'])
})

test('a reader catches up at once when another process has read further', async () => {
  const received: string[] = []
  const reader = readChanges({
    url: recorder.url,
    interval: 3_600_000,
    onChanges: ({ changes }) => received.push(...changes.flatMap(({ tags }) => tags)),
    onGap: () => undefined,
  })
  await reader.ready
  const { rows } = await sql<{ xid: string }>`
    select pg_current_xact_id()::text as xid from notify_change(array['Late'], null)`.execute(db)
  expect(received).not.toContain('Late')
  expect(await reader.readUntil(Number(rows[0]?.xid) + 1)).toBe(true)
  expect(received).toContain('Late')
  await reader.close()
})

test('a notice makes a reader read at once, however many come', async () => {
  const received: string[] = []
  let reads = 0
  const reader = readChanges({
    url: recorder.url,
    interval: 3_600_000,
    onChanges: ({ changes }) => {
      reads++
      received.push(...changes.flatMap(({ tags }) => tags))
    },
    onGap: () => undefined,
  })
  await reader.ready
  reads = 0
  const notify = createNotifier(db, (error) => {
    throw error
  })
  await sql`select notify_change(array['Noticed'], null)`.execute(db)
  for (let count = 0; count < 1_000; count++) notify()
  while (!received.includes('Noticed')) await sleep(5)
  await sleep(200)
  expect(reads).toBeLessThan(6)
  await reader.close()
})

test('changes after the position of a gap are passed on', async () => {
  const running = await db.startTransaction().execute()
  await sql`select notify_change(array['Running'], null)`.execute(running)
  const batches: string[][] = []
  const gaps: number[] = []
  const reader = readChanges({
    url: recorder.url,
    interval: 5,
    keptFor: 0,
    onChanges: ({ changes }) => batches.push(changes.flatMap(({ tags }) => tags)),
    onGap: (position) => gaps.push(position),
  })
  await reader.ready
  await sql`select notify_change(array['AfterGap'], null)`.execute(db)
  while (!batches.flat().includes('AfterGap')) await sleep(5)
  await running.rollback().execute()
  await reader.close()
  expect(new Set(gaps).size).toBeGreaterThan(0)
})

test('a reader that was away for too long has a gap', async () => {
  const late = await new Promise<ChangeReader>((resolve) => {
    const reader = readChanges({
      url: recorder.url,
      interval: 20,
      keptFor: 10,
      onChanges: () => undefined,
      onGap: () => resolve(reader),
    })
  })
  await late.close()
})
