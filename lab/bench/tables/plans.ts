import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { pino } from 'pino'
import { loadConfig } from '../../../server/src/bootstrap/config'
import type { DB } from '../../../server/src/db/generated/schema'
import { assembleApp, withoutLimits } from '../../../server/test/support/assembleApp'
import type { Address } from './cases'

type Query = { sql: string; parameters: readonly unknown[] }
export type Plan = Address & {
  indexes: string[]
  /** Tables that grow with the shop and are read completely. */
  wholeTables: string[]
  /** Milliseconds for the response without other load; the best of a few. */
  alone: number
}

/** Statistics have a row for each day and kind, so their size does not depend on the number of orders. */
const large =
  /Seq Scan on (orders|order_items|users|products|cart_rows|payment_attempts|audit_log)\b/g

const isSessionQuery = ({ sql }: Query) =>
  sql.includes('from sessions s') || sql.includes('"sessions"')

/** No index can count all rows of a table. */
const isUnfilteredCount = ({ sql }: Query) => /^\s*select count\(\*\).* where true\s*$/s.test(sql)

async function explain(pool: Pool, { sql, parameters }: Query): Promise<string> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${sql}`, [
    ...parameters,
  ])
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

const found = (plan: string, pattern: RegExp) => [
  ...new Set([...plan.matchAll(pattern)].flatMap(([, name]) => name ?? [])),
]

const tries = 3

/** The query plans of the statements that the server sends for each address. */
export async function readPlans(
  url: string,
  addresses: readonly Address[],
  cookie: string,
): Promise<Plan[]> {
  const pool = new Pool({ connectionString: url, max: 2 })
  const sent: Query[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      sent.push(query)
    },
  })
  const { app } = await assembleApp({
    db,
    config: loadConfig(withoutLimits, '/nowhere'),
    logger: pino({ level: 'warn' }),
  })

  async function request(path: string): Promise<number> {
    sent.length = 0
    const from = performance.now()
    const { statusCode, body } = await app.inject({ url: path, headers: { cookie } })
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body}`)
    return performance.now() - from
  }

  const plans: Plan[] = []
  try {
    for (const address of addresses) {
      const times: number[] = []
      for (let turn = 0; turn < tries; turn++) times.push(await request(address.path))
      const queries = sent.filter((query) => !isSessionQuery(query) && !isUnfilteredCount(query))
      const plan = (await Promise.all(queries.map((query) => explain(pool, query)))).join('\n')
      plans.push({
        ...address,
        indexes: found(plan, /(?:using|Bitmap Index Scan on) (\w+)/g),
        wholeTables: found(plan, large),
        alone: Math.min(...times),
      })
    }
    return plans
  } finally {
    await app.close()
    await db.destroy()
  }
}
