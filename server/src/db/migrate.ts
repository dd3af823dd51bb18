import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { type Applied, type Migration, type Row, readMigrations } from './migrationFiles'
import {
  applyNamed,
  bringRoutines,
  createRoutineHistory,
  MigrationError,
  type Routine,
  type Run,
  readRoutines,
  recreateRoutines,
  statementsOf,
  withoutTriggers,
} from './routines'

type RoutineFiles = Awaited<ReturnType<typeof readRoutines>>

/** The commit whose migrations 0001 to 0029 became the baseline. It brings an older database there. */
const baselineCommit = '85015ebb53fd3ef1455e92f9b356438c62e239b2'

/** An arbitrary key that nothing else locks. */
const lockKey = 7_236_001
const oldestServer = 150_000
/** A line of a migration at which some routines are applied that the rest of it, or of its transaction, cannot do without. */
const routinesLine = /^-- routines: (.*)\n/m
/**
 * A migration that waits for a lock makes all later queries of that table wait too, and of the tables that it has locked before. Only after
 * a second PostgreSQL ends an autovacuum that is in the way.
 */
const lockTimeout = (attempt: number) => (attempt % 10 === 0 ? '2s' : '20ms')
const lockAttempts = 300

type Step = { what: string; hasTransaction: boolean; work: (run: Run) => Promise<void> }

/**
 * Applies the missing migrations, then the routines that changed, which are in the folder beside them. Returns the names of the
 * migrations. Concurrent calls wait for each other.
 */
export async function migrate(
  url: string,
  folder: string,
  warn: (message: string) => void = () => undefined,
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const files = await readRoutines(join(folder, '../routines'))
  const client = new Client({ connectionString: url, application_name: 'jontro-migrate' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await checkServer(client)
    await lockMigrations(client)
    const applied = await readApplied(client)
    checkApplied(migrations, applied)
    const missing = migrations.filter(({ version }) => !applied.has(version))
    const isOlder = applied.size > migrations.flatMap(({ rows }) => rows).length
    const steps = missing.map(
      (migration): Step => ({
        what: `Migration ${migration.name}`,
        hasTransaction: migration.hasTransaction,
        work: (run) => runMigration(run, migration, files),
      }),
    )
    if (!isOlder) addRoutines(steps, files, warn)
    for (const step of steps) await runWithRetries(client, step)
    return missing.map(({ name }) => name)
  } finally {
    // Also releases the lock.
    await client.end()
  }
}

/** In the transaction of the last migration, so that neither is ever there without the other. */
function addRoutines(steps: Step[], files: RoutineFiles, warn: (message: string) => void) {
  const hasNewMigration = steps.length > 0
  const last = steps.at(-1)?.hasTransaction ? steps.pop() : undefined
  steps.push({
    what: last?.what ?? 'Applying the routines',
    hasTransaction: true,
    work: async (run) => {
      await last?.work(run)
      if (await bringRoutines(run, files, hasNewMigration)) return
      warn('The database has newer functions, views or triggers than this program, and keeps them.')
    },
  })
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
  alter table schema_migrations add column if not exists needs integer;
  ${createRoutineHistory}`

async function readApplied(client: Client): Promise<Map<number, Applied>> {
  await client.query(createHistory)
  const { rows } = await client.query<Applied>(
    'select version, checksum, coalesce(needs, version) as needs from schema_migrations',
  )
  return new Map(rows.map((row) => [row.version, row]))
}

function checkApplied(migrations: readonly Migration[], applied: ReadonlyMap<number, Applied>) {
  const rows = migrations.flatMap((each) => each.rows)
  const [baseline] = migrations
  if (applied.size > 0 && baseline && !applied.has(baseline.version)) {
    throw new MigrationError(
      `The database ends at migration ${Math.max(...applied.keys())}, before ${baseline.version}, where this program begins. ` +
        `Start the shop at commit ${baselineCommit} once (a backup is restored there, and backed up again), then this one.`,
    )
  }
  for (const { version, checksum, needs } of applied.values()) {
    const row = rows[version - 1]
    if (!row && needs > rows.length) {
      throw new MigrationError(
        `The database is newer than this program: it has migration ${version}`,
      )
    }
    if (row && row.checksum !== checksum) {
      throw new MigrationError(
        `Migration ${row.name} was changed after it had been applied. Add a new one instead.`,
      )
    }
  }
}

/** Requests go on between two attempts. */
async function runWithRetries(client: Client, step: Step) {
  for (let attempt = 1; ; attempt++) {
    try {
      await runStep(client, step, lockTimeout(attempt))
      return
    } catch (error) {
      const isLocked =
        error instanceof MigrationError &&
        error.cause instanceof DatabaseError &&
        error.cause.code === '55P03'
      if (!isLocked || attempt === lockAttempts) throw error
      await sleep(200)
    }
  }
}

async function runStep(client: Client, { what, hasTransaction, work }: Step, timeout: string) {
  const run: Run = async (text, values) => {
    // Without a transaction, what builds or fills something locks nobody out while it waits.
    if (!hasTransaction) {
      const isLocking = /^(?:\s|--.*\n)*alter table/.test(text)
      await client.query(`set lock_timeout = '${isLocking ? timeout : 0}'`)
    }
    return client.query(text, values && [...values])
  }
  try {
    if (hasTransaction) await run(`begin; set local lock_timeout = '${timeout}'`)
    await work(run)
    if (hasTransaction) await run('commit')
  } catch (cause) {
    await client.query('rollback').catch(() => undefined)
    if (cause instanceof MigrationError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new MigrationError(`${what} failed: ${reason}`, { cause })
  }
}

async function recordApplied(run: Run, rows: readonly Row[]) {
  for (const { version, name, checksum, needs } of rows) {
    await run(
      'insert into schema_migrations (version, name, checksum, needs) values ($1, $2, $3, $4)',
      [version, name, checksum, needs],
    )
  }
}

async function runMigration(run: Run, migration: Migration, files: RoutineFiles) {
  const { sql, hasTransaction, rows } = migration
  // The names are between the parts.
  for (const [index, part] of sql.split(routinesLine).entries()) {
    if (index % 2 === 1) await applyNamed(run, files, part.split(', '))
    else if (hasTransaction) await run(part)
    else for (const statement of part.split(/;$/m)) await run(statement)
  }
  await recordApplied(run, rows)
}

/** What a database had that was backed up. */
export type BackedUp = {
  migrations: readonly Pick<Applied, 'version' | 'checksum'>[]
  /** Missing in backups of versions whose routines were in their migrations. */
  routines?: readonly Routine[] | undefined
}

/**
 * Creates the tables of an empty database as they were when it was backed up, in the caller's transaction, without triggers that would act
 * on the rows. Returns what brings the routines and applies the newer migrations, when the rows are there.
 */
export async function recreateTables(
  run: Run,
  folder: string,
  { migrations: applied, routines }: BackedUp,
): Promise<() => Promise<void>> {
  const migrations = await readMigrations(folder)
  const files = await readRoutines(join(folder, '../routines'))
  checkApplied(
    migrations,
    // Tables of a migration that is not here can't be created, even if this program would work beside it.
    new Map(applied.map((each) => [each.version, { ...each, needs: each.version }])),
  )
  await run('select pg_advisory_xact_lock($1)', [lockKey])
  await run(createHistory)
  const inTransaction = (migration: Migration) => ({
    ...migration,
    sql: migration.sql.replaceAll(/^((?:drop|create) .*) concurrently/gm, '$1'),
    hasTransaction: true,
  })
  const [earlier, newer] = [
    migrations.filter(({ version }) => version <= applied.length),
    migrations.filter(({ version }) => version > applied.length),
  ].map((some) => some.map(inTransaction))
  const functions = withoutTriggers(routines ?? statementsOf(files))
  for (const migration of earlier ?? []) await runMigration(run, migration, functions)
  return async () => {
    if (routines) await recreateRoutines(run, routines)
    for (const migration of newer ?? []) await runMigration(run, migration, files)
    await bringRoutines(run, files, true)
  }
}
