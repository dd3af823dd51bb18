import type { InjectOptions } from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import { pino } from 'pino'
import { loadConfig } from '../../server/src/bootstrap/config'
import { DeadlineClient } from '../../server/src/db/deadlineClient'
import type { DB } from '../../server/src/db/generated/schema'
import { createPool } from '../../server/src/db/pool'
import { assembleApp, withoutChanges, withoutLimits } from '../../server/test/support/assembleApp'

export type ObservedRequest = InjectOptions & { url: string; isFile?: boolean }

type Statement = {
  sql: string
  parameters: readonly unknown[]
  /** Milliseconds. */
  time: number
}

/** Longer than requests may take, so that what takes too long is measured too. */
const timeout = 120_000

/** A server in this process, which caches no responses, and what it sends to the database. */
export async function observeServer(url: string) {
  const pool = createPool(url, { size: 4, queryTimeout: timeout, connectionTimeout: timeout })
  let sent: Statement[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => new DeadlineClient(await pool.connect(), timeout),
        end: () => pool.end(),
      },
    }),
    log: ({ query, queryDurationMillis }) => {
      sent.push({ ...query, time: queryDurationMillis })
    },
  })
  const live = withoutChanges()
  const { app } = await assembleApp({
    db,
    config: loadConfig(withoutLimits, '/nowhere'),
    logger: pino({ level: 'warn' }),
    live,
  })
  return {
    db,
    /** Returns the milliseconds until the whole response was there, and its text if it is no file. */
    async request(options: ObservedRequest) {
      live.cache.invalidateAll()
      sent = []
      const from = performance.now()
      const response = await app.inject({ ...options, payloadAsStream: options.isFile })
      if (options.isFile) for await (const _ of response.stream());
      const time = performance.now() - from
      if (response.statusCode >= 300) {
        throw new Error(`${options.url}: ${response.statusCode} ${response.body}`)
      }
      return { time, text: options.isFile ? '' : response.body, statements: sent }
    },
    async explain({ sql, parameters }: Statement, options: string): Promise<string> {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (${options}) ${sql}`, [
        ...parameters,
      ])
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    },
    async close() {
      await app.close()
      await db.destroy()
    },
  }
}

export type ObservedServer = Awaited<ReturnType<typeof observeServer>>
