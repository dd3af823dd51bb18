import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { checkDataOf } from '../../src/db/checkData'
import { migrate } from '../../src/db/migrate'
import { createDatabase } from '../../src/db/pool'
import { type FreshDatabase, freshDatabase } from '../support/database'
import { insertCartRow, insertOrder, insertProduct, insertUser } from '../support/rows'
import { databaseUrl, migrationsFolder, onServer } from '../support/templates'

const name = `jontro_migrate_${process.pid}`
const url = () => databaseUrl(name)
let migrated: FreshDatabase
let folder = ''

beforeAll(async () => {
  await onServer((client) =>
    client.query(`create database ${name} encoding 'UTF8' template template0`),
  )
  migrated = await freshDatabase()
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jontro-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))
afterAll(async () => {
  await migrated.drop()
  await onServer((client) => client.query(`drop database ${name} with (force)`))
})

const count = async () => (await readdir(migrationsFolder)).length
const add = async (sql: string) =>
  writeFile(join(folder, `${String((await count()) + 1).padStart(4, '0')}_more.sql`), sql)

async function query(sql: string) {
  const client = new Client({ connectionString: url() })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return rows
  } finally {
    await client.end()
  }
}

test('concurrent runs apply each migration once', async () => {
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(url(), folder)))
  expect(applied.flat()).toHaveLength(await count())
  expect(await query('select count(*)::integer as count from schema_migrations')).toEqual([
    { count: await count() },
  ])
})

test('a second run applies nothing', async () => {
  expect(await migrate(url(), folder)).toEqual([])
})

test('a checkout with other line ends is the same migration', async () => {
  const file = join(folder, '0001_foundations.sql')
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('\n', '\r\n'))
  expect(await migrate(url(), folder)).toEqual([])
})

test('rejects a changed migration by name', async () => {
  await writeFile(join(folder, '0002_users.sql'), 'select 1')
  await expect(migrate(url(), folder)).rejects.toThrow(
    'users was changed after it had been applied',
  )
})

test('an index is built while others write to its table', async () => {
  await add(`-- no transaction
drop index concurrently if exists products_by_description;
create index concurrently products_by_description on products (description);
`)
  const fresh = await freshDatabase()
  const first = new Client({ connectionString: fresh.url })
  const second = new Client({ connectionString: fresh.url })
  await Promise.all([first.connect(), second.connect()])
  await first.query('begin; lock table products in row exclusive mode')
  const migrating = migrate(fresh.url, folder)
  const waiting = `
    select from pg_stat_activity
    where datname = current_database() and application_name = 'jontro-migrate' and wait_event_type = 'Lock'`
  while ((await second.query(waiting)).rowCount === 0) await sleep(10)
  // It waits for the first one, and the second one does not wait for it.
  await second.query(`
    begin; set local lock_timeout = '1s'; lock table products in row exclusive mode; commit`)
  await first.query('commit')
  expect(await migrating).toEqual(['more'])
  const { rows } = await second.query(
    "select indisvalid from pg_index where indexrelid = 'products_by_description'::regclass",
  )
  expect(rows).toEqual([{ indisvalid: true }])
  await Promise.all([first.end(), second.end()])
  await fresh.drop()
})

test('a migration that fails leaves nothing behind', async () => {
  await add('create table half (id integer); select 1 / 0;')
  await expect(migrate(url(), folder)).rejects.toThrow('Migration more failed: division by zero')
  expect(await query("select to_regclass('half') as half")).toEqual([{ half: null }])
})

test('applies a new migration to an existing database', async () => {
  await add('create table more (id integer)')
  expect(await migrate(migrated.url, folder)).toEqual(['more'])
  await expect(migrate(migrated.url, migrationsFolder)).rejects.toThrow('newer than this program')
})

test('an older program works beside a migration that needs nothing newer', async () => {
  const known = String(await count()).padStart(4, '0')
  await add(`-- needs: ${known}\ncreate table beside (id integer)`)
  expect(await migrate(url(), folder)).toEqual(['more'])
  expect(await migrate(url(), migrationsFolder)).toEqual([])
})

test('a migration waits for a lock in short attempts, so that others get it in between', async () => {
  const fresh = await freshDatabase()
  const holder = new Client({ connectionString: fresh.url })
  await holder.connect()
  await holder.query('begin; select count(*) from products')
  await add('alter table products add column more integer')
  const migrated = migrate(fresh.url, folder)
  const reader = new Client({ connectionString: fresh.url })
  await reader.connect()
  await expect(reader.query('select count(*) from products')).resolves.toBeDefined()
  await holder.query('commit')
  expect(await migrated).toEqual(['more'])
  await Promise.all([holder.end(), reader.end()])
  await fresh.drop()
})

test.each([
  ['0002_again.sql', 'Migration users has number 2, but 3 is next'],
  ['9000_later.sql', 'Migration later has number 9000, but'],
  ['first.sql', 'not named like'],
])('rejects a folder with %s', async (file, reason) => {
  await writeFile(join(folder, file), 'select 1')
  await expect(migrate(url(), folder)).rejects.toThrow(reason)
})

test('carts that an earlier version let be older than an order are mended', async () => {
  const newer = (await readdir(folder)).filter((file) => file > '0031')
  for (const file of newer) await rm(join(folder, file))
  const database = `${name}_carts`
  await onServer((client) => client.query(`create database ${database} template template0`))
  await migrate(databaseUrl(database), folder)
  const { db, close } = createDatabase(databaseUrl(database), { size: 1 })
  const user = await insertUser(db)
  const placed = new Date('2026-03-01T12:00:00Z')
  await insertOrder(db, {
    order: { user_id: user.id, placed_at: placed, idempotency_key: 'an order' },
  })
  const cart = { user_id: user.id, added_at: new Date('2026-02-01') }
  const product_id = (await insertProduct(db)).id
  const row = await insertCartRow(db, { ...cart, product_id })
  // That version kept the time as it was.
  expect(row.added_at).toEqual(cart.added_at)

  await migrate(databaseUrl(database), migrationsFolder)
  expect(await checkDataOf(db)).toEqual([])
  const kept = await db.selectFrom('cart_rows').selectAll().execute()
  expect(kept).toEqual([{ ...row, added_at: placed }])
  await close()
  await onServer((client) => client.query(`drop database ${database}`))
})
