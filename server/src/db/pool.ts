import { Kysely, PostgresDialect } from 'kysely'
import { Pool, TypeOverrides, types } from 'pg'
import { DeadlineClient } from './deadlineClient'
import type { DB } from './generated/schema'

export type Database = Kysely<DB>

export type DatabaseOptions = {
  /** Connections at most. */
  size?: number
  /** How long a call waits for a connection, in milliseconds. */
  connectionTimeout?: number
  /** How long it then waits for each answer. */
  queryTimeout?: number
  applicationName?: string
  /** Hears of idle connections that broke: the next call makes a new one. */
  onError?: (error: Error) => void
}

function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`)
  return value
}

/** Money stays text (`money.ts` makes paisa of it); counts are numbers; points in time are dates. */
const valueTypes = new TypeOverrides()
valueTypes.setTypeParser(types.builtins.INT8, parseInt8)

export function createDatabase(url: string, options: DatabaseOptions = {}) {
  const { size = 16, queryTimeout = 1_800, connectionTimeout = 1_000 } = options
  const minConnections = Math.floor(size / 2)
  const pool = new Pool({
    connectionString: url,
    application_name: options.applicationName ?? 'jontro',
    max: size,
    min: minConnections,
    connectionTimeoutMillis: connectionTimeout,
    idleTimeoutMillis: 30_000,
    // The server gives a slow statement up first, so that only a stalled server costs the connection.
    statement_timeout: Math.max(1, queryTimeout - 200),
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    types: valueTypes,
  })
  pool.on('error', (error) => options.onError?.(error))
  const db: Database = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => new DeadlineClient(await pool.connect(), queryTimeout),
        // `close` ends it, also where no query has ever been made.
        end: () => Promise.resolve(),
      },
    }),
  })
  let closing: Promise<void> | undefined
  return {
    db,
    /** Opens what is kept open anyway, before anybody waits for it. */
    warmUp: async () => {
      const opened = await Promise.allSettled(
        Array.from({ length: minConnections }, () => pool.connect()),
      )
      for (const each of opened) if (each.status === 'fulfilled') each.value.release()
    },
    /** How many connections there are, idle ones among them, and how many calls wait for one. */
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => {
      closing ??= db.destroy().then(() => pool.end())
      return closing
    },
  }
}
