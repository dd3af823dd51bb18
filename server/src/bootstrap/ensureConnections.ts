import { Client } from 'pg'
import { jobsPoolSize } from '../jobs/jobs'
import { type Config, ConfigError } from './config'

/** For a migration, and for an operator with psql. */
const spareConnections = 3

/** Connections that one web process reads changes with: beside a replica it listens on the primary. */
const countReaders = ({ readUrls }: Config['database']) => (readUrls.length > 0 ? 2 : 1)

/** The most connections that the processes of this start open. */
function countConnections({ role, webConcurrency, database }: Config): number {
  const web = role === 'worker' ? 0 : webConcurrency * (database.pool + countReaders(database))
  const jobs = role === 'web' ? 0 : jobsPoolSize
  return web + jobs + spareConnections
}

/** Fails before requests do, if the database allows fewer connections than will be opened. */
export async function ensureConnections(url: string, config: Config): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'jontro-start' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ allowed: number }>(
      `select sum(setting::integer * case name when 'max_connections' then 1 else -1 end)::integer as allowed
       from pg_settings
       where name in ('max_connections', 'superuser_reserved_connections', 'reserved_connections')`,
    )
    const allowed = rows[0]?.allowed ?? 0
    const needed = countConnections(config)
    if (needed > allowed) {
      throw new ConfigError(
        `${needed} database connections are needed (WEB_CONCURRENCY × (DATABASE_POOL + ${countReaders(config.database)}), ${jobsPoolSize} for jobs and ${spareConnections} spare), ` +
          `but the database allows ${allowed}. Lower DATABASE_POOL or WEB_CONCURRENCY, or raise max_connections.`,
      )
    }
  } finally {
    await client.end()
  }
}
