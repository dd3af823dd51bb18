import { observeServer } from '../observeServer'
import type { Address } from './cases'

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

const isSessionQuery = (sql: string) =>
  sql.includes('from sessions s') || sql.includes('"sessions"')

/** No index can count all rows of a table. */
const isUnfilteredCount = (sql: string) => /^\s*select count\(\*\).* where true\s*$/s.test(sql)

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
  const server = await observeServer(url)
  const plans: Plan[] = []
  try {
    for (const address of addresses) {
      const request = () => server.request({ url: address.path, headers: { cookie } })
      const first = await request()
      const times = [first.time]
      while (times.length < tries) times.push((await request()).time)
      const queries = first.statements.filter(
        ({ sql }) => !isSessionQuery(sql) && !isUnfilteredCount(sql),
      )
      const texts = await Promise.all(queries.map((query) => server.explain(query, 'costs off')))
      const plan = texts.join('\n')
      plans.push({
        ...address,
        indexes: found(plan, /(?:using|Bitmap Index Scan on) (\w+)/g),
        wholeTables: found(plan, large),
        alone: Math.min(...times),
      })
    }
    return plans
  } finally {
    await server.close()
  }
}
