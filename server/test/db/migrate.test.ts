import { readdirSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { readSchema } from '../../../scripts/backup/tables'
import { checkDataOf } from '../../src/db/checkData'
import { dumpSchema } from '../../src/db/dumpSchema'
import { migrate, recreateTables } from '../../src/db/migrate'
import { createDatabase } from '../../src/db/pool'
import type { Run } from '../../src/db/routines'
import { type FreshDatabase, freshDatabase } from '../support/database'
import { insertCartRow, insertOrder, insertProduct, insertUser } from '../support/rows'
import { databaseUrl, migrationsFolder, onServer } from '../support/templates'

const name = `jontro_migrate_${process.pid}`
const url = () => databaseUrl(name)
const newest = Math.max(
  ...readdirSync(migrationsFolder).map((file) => Number.parseInt(file, 10) || 0),
)
let migrated: FreshDatabase
let root = ''
let folder = ''

beforeAll(async () => {
  await onServer((client) =>
    client.query(`create database ${name} encoding 'UTF8' template template0`),
  )
  migrated = await freshDatabase()
})
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'jontro-migrations-'))
  folder = join(root, 'migrations')
  await cp(migrationsFolder, folder, { recursive: true })
  await cp(join(migrationsFolder, '../routines'), join(root, 'routines'), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))
afterAll(async () => {
  await migrated.drop()
  await onServer((client) => client.query(`drop database ${name} with (force)`))
})

const migrations = async () => (await readdir(folder)).filter((file) => file.endsWith('.sql'))
const add = async (text: string) => writeFile(join(folder, `00${newest + 1}_more.sql`), text)

/** Changes the text of a routine as another version of the program has it. */
async function change(routine: string, from: string, to: string) {
  const file = join(root, `routines/${routine}.sql`)
  const text = await readFile(file, 'utf8')
  expect(text).toContain(from)
  await writeFile(file, text.replace(from, to))
}

async function query<Row extends object>(text: string, at = url(), values: unknown[] = []) {
  const client = new Client({ connectionString: at })
  await client.connect()
  try {
    const { rows } = await client.query<Row>(text, values)
    return rows
  } finally {
    await client.end()
  }
}

const textOf = async (routine: string, at: string) => {
  const [row] = await query<{ text: string }>(
    'select prosrc as text from pg_proc where proname = $1',
    at,
    [routine],
  )
  return row?.text
}

test('concurrent runs apply each migration once', async () => {
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(url(), folder)))
  expect(applied.flat()).toHaveLength((await migrations()).length)
  expect(await query('select count(*)::integer as count from schema_migrations')).toEqual([
    { count: newest },
  ])
})

test('a new database has the rows that earlier versions left', async () => {
  const rows = await query<{ line: string }>(`
    select checksum || '  ' || to_char(version, 'FM0000') || '_' || name || '.sql' as line from schema_migrations order by version`)
  const checksums = await readFile(join(migrationsFolder, 'checksums.sha256'), 'utf8')
  const recorded = checksums.trim().split('\n')
  expect(rows.map(({ line }) => line)).toEqual(expect.arrayContaining(recorded))
  expect(recorded.slice(0, 29).map((line) => line.slice(66, 70))).toEqual(
    Array.from({ length: 29 }, (_, index) => String(index + 1).padStart(4, '0')),
  )
})

test('a second run applies nothing', async () => {
  expect(await migrate(url(), folder)).toEqual([])
  expect(await query('select count(*)::integer as count from schema_routines')).toEqual([
    { count: 1 },
  ])
})

test('a checkout with other line ends has the same migrations and routines', async () => {
  for (const part of ['migrations/0034_mail_limits.sql', 'routines/notify_cart.sql']) {
    const file = join(root, part)
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('\n', '\r\n'))
  }
  expect(await migrate(url(), folder)).toEqual([])
  expect(await query('select count(*)::integer as count from schema_routines')).toEqual([
    { count: 1 },
  ])
})

test('rejects a changed migration by name', async () => {
  await writeFile(join(folder, '0034_mail_limits.sql'), 'select 1')
  await expect(migrate(url(), folder)).rejects.toThrow(
    'mail_limits was changed after it had been applied',
  )
})

test('a database from before the baseline is refused with the commit that brings it there', async () => {
  const old = await freshDatabase()
  await query('delete from schema_migrations where version > 28', old.url)
  await expect(migrate(old.url, folder)).rejects.toThrow(
    /ends at migration 28, before 29, .* commit 85015ebb/,
  )
  await old.drop()
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

test.each(['', '-- no transaction\n'])(
  'a migration waits for a lock in short attempts, so that others get it in between (%j)',
  async (line) => {
    const fresh = await freshDatabase()
    const holder = new Client({ connectionString: fresh.url })
    await holder.connect()
    await holder.query('begin; select count(*) from products')
    await add(`${line}alter table products add column more integer`)
    const migrating = migrate(fresh.url, folder)
    const reader = new Client({ connectionString: fresh.url })
    await reader.connect()
    await reader.query("set lock_timeout = '1s'")
    const isWaiting = 'select exists (select from pg_locks where not granted) as it'
    while (!(await reader.query<{ it: boolean }>(isWaiting)).rows[0]?.it) await sleep(2)
    for (let read = 0; read < 8; read++) {
      await expect(reader.query('select count(*) from products')).resolves.toBeDefined()
      await sleep(20)
    }
    await holder.query('commit')
    expect(await migrating).toEqual(['more'])
    await Promise.all([holder.end(), reader.end()])
    await fresh.drop()
  },
)

test('a migration that waits for its second lock does not keep the first one meanwhile', async () => {
  const fresh = await freshDatabase()
  const holder = new Client({ connectionString: fresh.url })
  await holder.connect()
  await holder.query('begin; select count(*) from orders')
  await add(
    'alter table products add column more integer; alter table orders add column more integer',
  )
  const migrating = migrate(fresh.url, folder)
  const reader = new Client({ connectionString: fresh.url })
  await reader.connect()
  await reader.query("set lock_timeout = '1s'")
  for (let read = 0; read < 8; read++) {
    await expect(reader.query('select count(*) from products')).resolves.toBeDefined()
    await sleep(20)
  }
  await holder.query('commit')
  expect(await migrating).toEqual(['more'])
  await Promise.all([holder.end(), reader.end()])
  await fresh.drop()
})

test.each([
  ['0030_again.sql', 'Migration reviewed_orders has number 30, but 31 is next'],
  ['9000_later.sql', 'Migration later has number 9000, but'],
  ['first.sql', 'not named like'],
])('rejects a folder with %s', async (file, reason) => {
  await writeFile(join(folder, file), 'select 1')
  await expect(migrate(url(), folder)).rejects.toThrow(reason)
})

describe('routines', () => {
  let fresh: FreshDatabase
  beforeEach(async () => {
    fresh = await freshDatabase({ seed: 'empty' })
  })
  afterEach(() => fresh.drop())

  const [from, to] = ["array['Audit']", "array['Audit', 'Overview']"] as const

  test('a changed text is applied, and an older program that starts again leaves it', async () => {
    await change('notify_audit', from, to)
    expect(await migrate(fresh.url, folder)).toEqual([])
    expect(await textOf('notify_audit', fresh.url)).toContain(to)
    const warnings: string[] = []
    await migrate(fresh.url, migrationsFolder, (message) => warnings.push(message))
    expect(await textOf('notify_audit', fresh.url)).toContain(to)
    expect(warnings).toEqual([expect.stringContaining('newer functions')])
    // Both start again and again.
    await migrate(fresh.url, folder)
    await migrate(fresh.url, migrationsFolder)
    expect(await textOf('notify_audit', fresh.url)).toContain(to)
  })

  test('an older program works beside a newer migration that allows it, and leaves the newer text', async () => {
    await add(`-- needs: 00${newest}\ncreate table beside (id integer)`)
    await change('notify_audit', from, to)
    expect(await migrate(fresh.url, folder)).toEqual(['more'])
    expect(await migrate(fresh.url, migrationsFolder)).toEqual([])
    // Of a build that this database has never seen.
    await rm(join(folder, `00${newest + 1}_more.sql`))
    await change('notify_audit', to, "array['Audit', 'Audits']")
    expect(await migrate(fresh.url, folder)).toEqual([])
    expect(await textOf('notify_audit', fresh.url)).toContain(to)
  })

  test('an earlier text comes back with a new migration', async () => {
    await change('notify_audit', from, to)
    await migrate(fresh.url, folder)
    await change('notify_audit', to, from)
    await add(`-- needs: 00${newest}\nselect 1;`)
    await migrate(fresh.url, folder)
    expect(await textOf('notify_audit', fresh.url)).toContain(from)
    expect(await query('select id::integer from schema_routines order by id', fresh.url)).toEqual([
      { id: 2 },
      { id: 3 },
    ])
  })

  test('only what changed is applied: a new text of a function locks no table', async () => {
    const writer = new Client({ connectionString: fresh.url })
    await writer.connect()
    await writer.query('begin; lock table audit_log in row exclusive mode')
    await change('notify_audit', from, to)
    expect(await migrate(fresh.url, folder)).toEqual([])
    await writer.end()
  })

  test('triggers are replaced, those of constraints too', async () => {
    await change('notify_audit', 'for each statement', 'for each row')
    await change('check_payment_applied', "('id')", "('id', 'changed')")
    await migrate(fresh.url, folder)
    const rows = await query<{ text: string }>(
      `select pg_get_triggerdef(oid) as text from pg_trigger
       where tgname in ('notify_audit', 'check_payment_applied') order by 1`,
      fresh.url,
    )
    const texts = rows.map(({ text }) => text)
    expect(texts).toHaveLength(3)
    expect(texts.join()).toContain("('id', 'changed')")
    expect(texts.join()).toContain('FOR EACH ROW EXECUTE FUNCTION notify_audit')
  })

  test('neither they nor the migration are there if one of them fails', async () => {
    await add('create table half (id integer);')
    await change('notify_audit', from, to)
    await change('refunds', 'i.is_refund', 'i.is_nothing')
    await expect(migrate(fresh.url, folder)).rejects.toThrow(
      'Routine refunds failed: column i.is_nothing does not exist',
    )
    expect(await query("select to_regclass('half') as half", fresh.url)).toEqual([{ half: null }])
    expect(await textOf('notify_audit', fresh.url)).toContain(from)
  })

  test('a migration gets those that it names, and what a migration drops is made again', async () => {
    await writeFile(
      join(root, 'routines/count_audits.sql'),
      'create or replace function count_audits() returns integer language sql as $$ select count(*)::integer from audits $$;\n',
    )
    await writeFile(
      join(root, 'routines/audits.sql'),
      'create or replace view audits as select id from audit_log;\n',
    )
    // A trigger of a table that a later migration adds waits for it.
    await writeFile(
      join(root, 'routines/reject_change.sql'),
      `${await readFile(join(root, 'routines/reject_change.sql'), 'utf8')}
create or replace trigger counted_stay before delete on counted for each row execute function reject_change();\n`,
    )
    await add(
      'drop view refunds;\n-- routines: count_audits, reject_change\ncreate table counted as select count_audits();',
    )
    await migrate(fresh.url, folder)
    expect(await query('select * from counted', fresh.url)).toEqual([{ count_audits: 0 }])
    await expect(query('delete from counted', fresh.url)).rejects.toThrow('never changed')
    expect(await query('select count(*)::integer as count from refunds', fresh.url)).toEqual([
      { count: 0 },
    ])
  })

  test.each([
    ['notify.sql', 'create or replace function other() returns integer …', 'does not contain'],
    ['is_even.sql', 'create or replace view is_even as select from is_odd;', 'need each other'],
  ])('rejects a file %s that nothing can be made of', async (file, text, reason) => {
    await writeFile(join(root, 'routines', file), text)
    await writeFile(
      join(root, 'routines/is_odd.sql'),
      'create or replace view is_odd as select from is_even;',
    )
    await expect(migrate(fresh.url, folder)).rejects.toThrow(reason)
  })

  test('none is used by a column, an index or a constraint, which its new text would not rewrite', async () => {
    const used = await query<{ name: string }>(
      `select distinct p.proname as name from pg_depend d
       join pg_proc p on p.oid = d.refobjid and p.pronamespace = 'public'::regnamespace
       where d.refclassid = 'pg_proc'::regclass and d.deptype = 'n'
         and d.classid in ('pg_attrdef'::regclass, 'pg_class'::regclass, 'pg_constraint'::regclass)`,
      fresh.url,
    )
    const files = await readdir(join(root, 'routines'))
    expect(used.map((row) => row.name)).toEqual(expect.arrayContaining(['shop_day', 'to_reading']))
    expect(used.filter((row) => files.includes(`${row.name}.sql`))).toEqual([])
  })
})

test.each(Array.from({ length: newest - 28 }, (_, index) => 29 + index))(
  'a backup of version %d gets the tables and routines of this one',
  async (version) => {
    const copy = `${name}_copy`
    await onServer((client) => client.query(`create database ${copy} template template0`))
    const { db, close } = createDatabase(databaseUrl(copy), { size: 1, queryTimeout: 30_000 })
    const schema = await migrated.db.transaction().execute(readSchema)
    const client = new Client({ connectionString: databaseUrl(copy) })
    await client.connect()
    const run: Run = (text, values) => client.query(text, values && [...values])
    await client.query('begin')
    // Versions before the routines did not back them up.
    const applyNewer = await recreateTables(run, migrationsFolder, {
      migrations: schema.migrations.slice(0, version),
    })
    await applyNewer()
    await client.query('commit')
    await client.end()
    const expected = await freshDatabase()
    expect(await dumpSchema(db)).toBe(await dumpSchema(expected.db))
    await close()
    await expected.drop()
    await onServer((server) => server.query(`drop database ${copy} with (force)`))
  },
)

test('carts that an earlier version let be older than an order are mended', async () => {
  const newer = (await migrations()).filter((file) => file > '0031')
  for (const file of newer) await rm(join(folder, file))
  for (const file of await readdir(join(root, 'routines'))) await rm(join(root, 'routines', file))
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
  const kept = await db.selectFrom('cart_rows').selectAll().execute()
  expect(kept).toEqual([{ ...row, added_at: placed }])
  // It had triggers that counted rows, which these migrations do not have any more.
  await sql`insert into pending_row_counts values ('cart_rows', 1)`.execute(db)
  await sql`insert into pending_order_stats select shop_day(placed_at), district, status, payment, risk_flag, 1, total_amount from orders`.execute(
    db,
  )
  expect(await checkDataOf(db)).toEqual([])
  await close()
  await onServer((client) => client.query(`drop database ${database}`))
})
