import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import { createSchema } from '../../dev-services/identity/schema'
import { type BrokenRule, findBrokenRules } from '../../server/src/db/checkData'
import { type BackedUp, recreateTables } from '../../server/src/db/migrate'
import type { Database } from '../../server/src/db/pool'
import { type Run, readRecordedRoutines } from '../../server/src/db/routines'
import type { Transaction } from '../../server/src/db/transaction'
import { BackupError, type Entry } from './file'

/** `identity` has the accounts of a demo. */
const ofTheShop = sql`c.relnamespace::regnamespace::text in ('public', 'identity')`
/** The head of a backup has the first two; positions belong to one cluster, and calls are counted for minutes. */
const notBackedUp = ['schema_migrations', 'schema_routines', 'changes', 'rate_limits']
const rowsAtOnce = 500
/** In characters of a statement. */
const maxBatch = 4_000_000

export type Table = { name: string; columns: string[] }
type Sequence = { table: string; column: string; value: string; isCalled: boolean }

async function rowsOf<Row>(trx: Transaction, query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(trx)).rows
}

/** Those that are written, by their type. */
export const readColumns = (trx: Transaction, types: readonly string[]) =>
  rowsOf(
    trx,
    sql<{ table: string; column: string; type: string }>`
      select c.relname::text as table, a.attname::text as column, format_type(a.atttypid, null) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and format_type(a.atttypid, null) = any(${types})`,
  )

/** Tables after those that their rows refer to, so that they are loaded in this order. References that can be deferred are. */
export async function readTables(trx: Transaction): Promise<Table[]> {
  const tables = await rowsOf(
    trx,
    sql<Table>`
      select c.oid::regclass::text as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where ${ofTheShop} and c.relkind = 'r' and c.relname <> all(${notBackedUp})
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.oid order by name`,
  )
  const references = await rowsOf(
    trx,
    sql<{ from: string; to: string }>`
      select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
      where contype = 'f' and not condeferrable and conrelid <> confrelid`,
  )
  const sorted = new Set<Table>()
  function add(table: Table) {
    for (const { from, to } of references) {
      const target = tables.find(({ name }) => from === table.name && to === name)
      if (target && !sorted.has(target)) add(target)
    }
    sorted.add(table)
  }
  for (const table of tables) add(table)
  return [...sorted]
}

const columnList = ({ columns }: Pick<Table, 'columns'>) =>
  sql.join(columns.map((column) => sql.ref(column)))

async function* readRows(trx: Transaction, table: Table): AsyncGenerator<Entry> {
  await sql`
    declare table_rows no scroll cursor for
    select row_to_json(t)::text as row from (select ${columnList(table)} from ${sql.table(table.name)}) as t`.execute(
    trx,
  )
  for (;;) {
    const rows = await rowsOf(
      trx,
      sql<{ row: string }>`fetch ${sql.lit(rowsAtOnce)} from table_rows`,
    )
    for (const { row } of rows) yield ['row', row]
    if (rows.length < rowsAtOnce) break
  }
  await sql`close table_rows`.execute(trx)
}

const runIn =
  (trx: Transaction): Run =>
  (text, values = []) =>
    trx.executeQuery(CompiledQuery.raw(text, [...values]))

export async function readSchema(trx: Transaction): Promise<BackedUp> {
  const [recorded] = await rowsOf(
    trx,
    sql<{ exists: boolean }>`select to_regclass('schema_routines') is not null as exists`,
  )
  return {
    migrations: await rowsOf(
      trx,
      sql<BackedUp['migrations'][number]>`
        select version, checksum from schema_migrations order by version`,
    ),
    routines: recorded?.exists ? await readRecordedRoutines(runIn(trx)) : undefined,
  }
}

/** All rows of one snapshot, beside a shop that is in use. */
export async function* dumpTables(
  trx: Transaction,
  tables: readonly Table[],
): AsyncGenerator<Entry> {
  for (const table of tables) {
    yield ['table', table.name]
    yield* readRows(trx, table)
    const identities = await rowsOf(
      trx,
      sql<{ column: string; sequence: string }>`
        select attname::text as column, pg_get_serial_sequence(${table.name}, attname) as sequence
        from pg_attribute where attrelid = ${table.name}::regclass and attidentity <> ''`,
    )
    for (const { column, sequence } of identities) {
      const [state] = await rowsOf(
        trx,
        sql<Pick<Sequence, 'value' | 'isCalled'>>`
          select last_value::text as value, is_called as "isCalled" from ${sql.raw(sequence)}`,
      )
      yield ['sequence', JSON.stringify({ table: table.name, column, ...state })]
    }
  }
}

/** Readers of the snapshot may take their time. */
export const readSnapshot = <Result>(db: Database, work: (trx: Transaction) => Promise<Result>) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
      return work(trx)
    })

async function assertEmpty(trx: Transaction) {
  const found = await rowsOf(
    trx,
    sql<{ name: string }>`
      select c.relname as name from pg_class c
      where ${ofTheShop} and c.relkind in ('r', 'p', 'v', 'm')
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  )
  if (found.length > 0) {
    throw new BackupError(
      `The database is not empty (it has the table ${found[0]?.name}). Restore into a new one, with no shop running on it.`,
    )
  }
}

type Batch = { table: Table; rows: string[]; size: number }

async function insert(trx: Transaction, { table: { name, columns }, rows }: Batch) {
  if (rows.length === 0) return
  const list = columnList({ columns })
  await sql`
    insert into ${sql.table(name)} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${sql.table(name)}, ${`[${rows.join(',')}]`}::json)`.execute(
    trx,
  )
}

async function setSequence(trx: Transaction, { table, column, value, isCalled }: Sequence) {
  await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${value}::bigint, ${isCalled})`.execute(
    trx,
  )
}

async function loadRows(trx: Transaction, tables: readonly Table[], entries: AsyncIterable<Entry>) {
  let batch: Batch | undefined
  for await (const [kind, text] of entries) {
    if (kind === 'row' && batch) {
      batch.rows.push(text)
      batch.size += text.length
      if (batch.rows.length < rowsAtOnce && batch.size < maxBatch) continue
    }
    if (batch) await insert(trx, batch)
    if (kind === 'file') return
    if (kind === 'sequence') await setSequence(trx, JSON.parse(text) as Sequence)
    const table = kind === 'table' ? tables.find(({ name }) => name === text) : batch?.table
    batch = table && { table, rows: [], size: 0 }
  }
  if (batch) await insert(trx, batch)
}

export async function setTriggers(
  trx: Transaction,
  tables: readonly Pick<Table, 'name'>[],
  state: 'enable' | 'disable',
) {
  for (const { name } of tables) {
    await sql`alter table ${sql.table(name)} ${sql.raw(state)} trigger user`.execute(trx)
  }
}

type RestoreOptions = {
  /** With the migrations. */
  folder: string
  /** What the backup was made after. */
  schema: BackedUp
  tables: readonly Table[]
  entries: AsyncIterable<Entry>
  /** Gets the rules that the rows break. */
  beforeCommit: (broken: BrokenRule[]) => Promise<void>
}

/** In one transaction: the database has the rows that were backed up, in tables of this version, or stays empty. */
export async function restoreTables(
  db: Database,
  { folder, schema, tables: backedUp, entries, beforeCommit }: RestoreOptions,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    await assertEmpty(trx)
    const applyNewer = await recreateTables(runIn(trx), folder, schema)
    // A version without routines of its own backs up the record of them.
    const tables = backedUp.filter(({ name }) => !notBackedUp.includes(name))
    if (tables.some(({ name }) => name.startsWith('identity.'))) await createSchema(trx)
    await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(trx)
    await sql`set constraints all deferred`.execute(trx)
    await loadRows(trx, tables, entries)
    await sql`set constraints all immediate`.execute(trx)
    // The rules are about the tables of this version.
    await applyNewer()
    await sql`analyze`.execute(trx)
    await beforeCommit(await findBrokenRules(trx))
  })
}
