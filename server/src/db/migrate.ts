import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'

class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

type Migration = {
  version: number
  name: string
  sql: string
  checksum: string
  /** Programs that know this version still work after the migration. */
  needs: number
  hasTransaction: boolean
}
type Applied = { version: number; checksum: string; needs: number }

const fileName = /^(\d{4})_([a-z0-9_]+)\.sql$/
/** An arbitrary key that nothing else locks. */
const lockKey = 7_236_001
/** A value that a migration adds to a type. */
const addedValue = /^alter type (\w+) add value if not exists ('\w+') before ('\w+');$/m
const oldestServer = 150_000
/** The first line of a migration beside which programs run that know only the migrations up to this number. */
const needsLine = /^-- needs: (\d{4})\n/
/**
 * A line of a migration that builds indexes of tables in use. Its statements run one by one, without a transaction, so that it can
 * build them concurrently; after a failure all of them run again.
 */
const noTransactionLine = /^-- no transaction$/m
/** A migration that waits for a lock makes all later queries of that table wait too. */
const lockTimeout = '2s'
const lockAttempts = 30

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const migrations = await Promise.all(
    files.map(async (file) => {
      const [, version, name] = fileName.exec(file) ?? []
      if (!version || !name) {
        throw new MigrationError(`${file} is not named like 0001_what_it_does.sql`)
      }
      // A checkout with CRLF line ends is the same migration.
      const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
      const checksum = createHash('sha256').update(sql).digest('hex')
      const needs = Number(needsLine.exec(sql)?.[1] ?? version)
      const hasTransaction = !noTransactionLine.test(sql)
      return { version: Number(version), name, sql, checksum, needs, hasTransaction }
    }),
  )
  for (const [index, { version, name }] of migrations.entries()) {
    if (version !== index + 1) {
      throw new MigrationError(
        `Migration ${name} has number ${version}, but ${index + 1} is next: numbers have no gaps and no repetitions`,
      )
    }
  }
  return migrations
}

/** Applies the missing migrations and returns their names. Concurrent calls wait for each other. */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = new Client({ connectionString: url, application_name: 'jontro-migrate' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await checkServer(client)
    await lockMigrations(client)
    const applied = await readApplied(client)
    checkApplied(migrations, applied)
    const missing = migrations.filter(({ version }) => !applied.has(version))
    for (const migration of missing) await applyWithRetries(client, migration)
    return missing.map(({ name }) => name)
  } finally {
    // Also releases the lock.
    await client.end()
  }
}

/** Does not wait in PostgreSQL, where building an index concurrently would wait for those that wait for its lock. */
async function lockMigrations(client: Client) {
  for (;;) {
    const { rows } = await client.query<{ isLocked: boolean }>(
      'select pg_try_advisory_lock($1) as "isLocked"',
      [lockKey],
    )
    if (rows[0]?.isLocked) return
    await sleep(200)
  }
}

async function checkServer(client: Client) {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::integer as version,
            current_setting('server_encoding') as encoding`,
  )
  const [server] = rows
  if (!server || server.version < oldestServer) {
    throw new MigrationError('The database is older than PostgreSQL 15')
  }
  if (server.encoding !== 'UTF8') {
    throw new MigrationError(`The database has the encoding ${server.encoding}; UTF8 is needed`)
  }
}

const createHistory = `
  create table if not exists schema_migrations (
    version integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  );
  alter table schema_migrations add column if not exists needs integer`

async function readApplied(client: Client): Promise<Map<number, Applied>> {
  await client.query(createHistory)
  const { rows } = await client.query<Applied>(
    'select version, checksum, coalesce(needs, version) as needs from schema_migrations',
  )
  return new Map(rows.map((row) => [row.version, row]))
}

function checkApplied(migrations: readonly Migration[], applied: ReadonlyMap<number, Applied>) {
  for (const { version, checksum, needs } of applied.values()) {
    const migration = migrations[version - 1]
    if (!migration && needs > migrations.length) {
      throw new MigrationError(
        `The database is newer than this program: it has migration ${version}`,
      )
    }
    if (migration && migration.checksum !== checksum) {
      throw new MigrationError(
        `Migration ${migration.name} was changed after it had been applied. Add a new one instead.`,
      )
    }
  }
}

/** Requests go on between two attempts. */
async function applyWithRetries(client: Client, migration: Migration) {
  for (let attempt = 1; ; attempt++) {
    try {
      await apply(client, migration)
      return
    } catch (error) {
      const isLocked =
        error instanceof MigrationError &&
        error.cause instanceof DatabaseError &&
        error.cause.code === '55P03'
      if (!isLocked || attempt === lockAttempts) throw error
      await sleep(1000)
    }
  }
}

type Run = (sql: string, values?: readonly unknown[]) => Promise<unknown>

async function recordApplied(run: Run, { version, name, checksum, needs }: Migration) {
  await run(
    'insert into schema_migrations (version, name, checksum, needs) values ($1, $2, $3, $4)',
    [version, name, checksum, needs],
  )
}

/** A value cannot be used in the transaction that adds it to a type, so that here the type has it from the start. */
function withLaterValues(sql: string, migrations: readonly Migration[]): string {
  return migrations.reduce((text, later) => {
    const [, type, value, next] = addedValue.exec(later.sql) ?? []
    return type
      ? text.replace(new RegExp(`(create type ${type} as enum .*)${next}`), `$1${value}, ${next}`)
      : text
  }, sql)
}

/**
 * Creates the tables of an empty database as these migrations left them, in the caller's transaction. Returns what applies the newer
 * migrations, when the rows are there.
 */
export async function recreateTables(
  run: Run,
  folder: string,
  applied: readonly Pick<Applied, 'version' | 'checksum'>[],
): Promise<() => Promise<void>> {
  const migrations = await readMigrations(folder)
  checkApplied(
    migrations,
    // Tables of a migration that is not here can't be created, even if this program would work beside it.
    new Map(applied.map((each) => [each.version, { ...each, needs: each.version }])),
  )
  await run('select pg_advisory_xact_lock($1)', [lockKey])
  await run(createHistory)
  async function applyAll(some: readonly Migration[]) {
    for (const migration of some) {
      const { sql, hasTransaction } = migration
      const text = hasTransaction ? sql : sql.replaceAll(' concurrently', '')
      await run(withLaterValues(text, migrations))
      await recordApplied(run, migration)
    }
  }
  await applyAll(migrations.slice(0, applied.length))
  return () => applyAll(migrations.slice(applied.length))
}

async function apply(client: Client, migration: Migration) {
  const { name, sql, hasTransaction } = migration
  const run: Run = (text, values) => client.query(text, values && [...values])
  const statements = hasTransaction
    ? ['begin', `set local lock_timeout = '${lockTimeout}'`, sql]
    : sql.split(/;$/m)
  try {
    for (const statement of statements) await run(statement)
    await recordApplied(run, migration)
    if (hasTransaction) await run('commit')
  } catch (cause) {
    await client.query('rollback').catch(() => undefined)
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new MigrationError(`Migration ${name} failed: ${reason}`, { cause })
  }
}
