import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'

class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

type Migration = { version: number; name: string; sql: string; checksum: string }

const fileName = /^(\d{4})_([a-z0-9_]+)\.sql$/
/** An arbitrary key that nothing else locks. */
const lockKey = 7_236_001
const oldestServer = 150_000

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
      return { version: Number(version), name, sql, checksum }
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
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const applied = await readApplied(client)
    checkApplied(migrations, applied)
    const missing = migrations.filter(({ version }) => !applied.has(version))
    for (const migration of missing) await apply(client, migration)
    return missing.map(({ name }) => name)
  } finally {
    // Also releases the lock.
    await client.end()
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

async function readApplied(client: Client): Promise<Map<number, string>> {
  await client.query(
    `create table if not exists schema_migrations (
       version integer primary key,
       name text not null,
       checksum text not null,
       applied_at timestamptz not null default now()
     )`,
  )
  const { rows } = await client.query<{ version: number; checksum: string }>(
    'select version, checksum from schema_migrations',
  )
  return new Map(rows.map(({ version, checksum }) => [version, checksum]))
}

function checkApplied(migrations: readonly Migration[], applied: ReadonlyMap<number, string>) {
  const byVersion = new Map(migrations.map((migration) => [migration.version, migration]))
  for (const [version, checksum] of applied) {
    const migration = byVersion.get(version)
    if (!migration) {
      throw new MigrationError(
        `The database is newer than this program: it has migration ${version}`,
      )
    }
    if (migration.checksum !== checksum) {
      throw new MigrationError(
        `Migration ${migration.name} was changed after it had been applied. Add a new one instead.`,
      )
    }
  }
}

async function apply(client: Client, { version, name, sql, checksum }: Migration) {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query(
      'insert into schema_migrations (version, name, checksum) values ($1, $2, $3)',
      [version, name, checksum],
    )
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback').catch(() => undefined)
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new MigrationError(`Migration ${name} failed: ${reason}`, { cause })
  }
}
