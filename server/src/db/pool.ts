import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, TypeOverrides, types } from 'pg'
import { DeadlineClient, type QueryRecorder } from './deadlineClient'
import type { DB } from './generated/schema'

export type Database = Kysely<DB>

export type DatabaseOptions = {
  /** Maximum number of connections. */
  size?: number
  /** Timeout for getting a connection, in milliseconds. */
  connectionTimeout?: number
  /** Timeout of each query, in milliseconds. */
  queryTimeout?: number
  /** How long a transaction may wait for its next query, in milliseconds. */
  idleTransactionTimeout?: number
  applicationName?: string
  /** Called if an idle connection breaks; the pool opens a new one when needed. */
  onError?: (error: Error) => void
  /** Runs each query. */
  recordQuery?: QueryRecorder | undefined
}

function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`)
  return value
}

/** Amounts stay strings (`money.ts` converts them), counts are numbers, timestamps are dates. */
const valueTypes = new TypeOverrides()
valueTypes.setTypeParser(types.builtins.INT8, parseInt8)

/** The pool that queries within a callback use in place of their database's own. */
export const otherPool = new AsyncLocalStorage<Pool | undefined>()

const defaultQueryTimeout = 1_800

export function createPool(url: string, options: DatabaseOptions = {}): Pool {
  const {
    size = 16,
    queryTimeout = defaultQueryTimeout,
    connectionTimeout = 1_000,
    idleTransactionTimeout = 10_000,
  } = options
  // The server cancels a slow statement first, so that only a stalled server costs the connection.
  const timeouts = `set statement_timeout = ${Math.max(1, queryTimeout - 200)};
    set idle_in_transaction_session_timeout = ${idleTransactionTimeout}`
  const pool = new Pool({
    connectionString: url,
    application_name: options.applicationName ?? 'jontro',
    max: size,
    // All of them stay open: on a busy machine, opening one takes longer than a request may wait for it.
    min: size,
    connectionTimeoutMillis: connectionTimeout,
    keepAlive: true,
    // Not as parameters of the connection, which PgBouncer drops.
    // oxlint-disable-next-line typescript/no-misused-promises -- The pool waits for it, which its types do not say.
    onConnect: (client) => client.query(timeouts),
    types: valueTypes,
  })
  pool.on('error', (error) => {
    // Connections that are closing may see the embedded server stop.
    if (!pool.ending) options.onError?.(error)
  })
  // The server may end a connection by the packet that opens it, before anyone else can listen; the error would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export function createDatabase(url: string, options: DatabaseOptions = {}) {
  const { queryTimeout = defaultQueryTimeout, recordQuery } = options
  let closing: Promise<void> | undefined
  const pool = createPool(url, options)
  const connect = () => (otherPool.getStore() ?? pool).connect()
  const db: Database = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => new DeadlineClient(await connect(), queryTimeout, recordQuery),
        // `close` ends the pool, also if no query was ever made.
        end: () => Promise.resolve(),
      },
    }),
  })
  return {
    db,
    /** Opens the connections before the first request. */
    warmUp: async () => {
      const opened = await Promise.allSettled(
        Array.from({ length: pool.options.max }, () => pool.connect()),
      )
      for (const each of opened) if (each.status === 'fulfilled') each.value.release()
    },
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => {
      closing ??= db.destroy().then(() => pool.end())
      return closing
    },
  }
}
