import type { Page } from '@playwright/test'
import type { SpawnedShop } from '../../shop/spawnShop'
import { encode, measureRequests } from '../api/load'
import { startControl } from '../api/setup'
import { median, round } from '../statistics'
import { addresses, kinds, overviews, tables } from './cases'
import { type Plan, readPlans } from './plans'
import { measureHeap, screenTables, watchTable } from './screen'

/** Targets in milliseconds. */
const limits = { server: 60, screen: 150 }
const connections = 8
const maxGrowth = 1.1

const rounded = (value: number) => round(value, 1)
const verdict = (isReached: boolean) => (isReached ? 'yes' : 'NO')

function line({ path, indexes, wholeTables, alone }: Plan): string {
  const whole = wholeTables.length > 0 ? `  READS ALL OF ${wholeTables.join(', ')}` : ''
  return `${path}  (${rounded(alone)} ms alone)\n    ${indexes.join(', ')}${whole}`
}

/** A search for a text that almost all rows contain may read the rows themselves, until a thousand are found. */
export async function printPlans(url: string, cookie: string, table?: string) {
  const selected = addresses.filter((each) => table === undefined || each.table === table)
  const plans = await readPlans(url, selected, cookie)
  for (const plan of plans) console.log(line(plan))
  const without = plans.filter(({ wholeTables }) => wholeTables.length > 0)
  const count = (isSearch: boolean) =>
    without.filter(({ kind }) => (kind === 'search') === isSearch).length
  console.log(
    `\n${plans.length} addresses; without an index: ${count(false)} pages, sorts and filters, ${count(true)} searches\n`,
  )
  if (count(false) > 0) process.exitCode = 1
}

export async function printServer(
  shop: SpawnedShop,
  cookie: string,
  seconds: number,
  table?: string,
) {
  const control = await startControl(shop)

  async function row(name: string, paths: readonly string[]) {
    const requests = paths.map((path) => encode({ path, headers: { cookie } }))
    let turn = 0
    const next = () => requests[turn++ % requests.length]
    const fixed = await measureRequests(
      control,
      { connections, seconds: Math.min(2, seconds) },
      () => requests[0],
    )
    const { p50, p99, perSecond } = await measureRequests(shop, { connections, seconds }, next)
    return {
      name,
      addresses: paths.length,
      'p50 ms': rounded(p50),
      'p99 ms': rounded(p99),
      'control p50': rounded(fixed.p50),
      'control p99': rounded(fixed.p99),
      'requests/s': Math.round(perSecond),
      [`p99 ≤ ${limits.server}`]: verdict(p99 <= limits.server),
    }
  }

  const rows = []
  try {
    for (const { name } of tables.filter((each) => table === undefined || each.name === table)) {
      for (const kind of kinds) {
        const own = addresses.filter((each) => each.table === name && each.kind === kind)
        if (own.length > 0)
          rows.push(
            await row(
              `${name}: ${kind}`,
              own.map(({ path }) => path),
            ),
          )
      }
    }
    for (const path of table === undefined ? overviews : []) rows.push(await row(path, [path]))
  } finally {
    control.stop()
  }
  console.table(rows)
}

export async function printScreen(page: Page, rounds: number) {
  const rows = []
  for (const table of screenTables) {
    for (const { kind, times } of await watchTable(page, table, rounds)) {
      const middle = median(times)
      rows.push({
        name: `${table.name}: ${kind}`,
        times: times.length,
        'median ms': round(middle),
        'longest ms': round(Math.max(...times)),
        [`median ≤ ${limits.screen}`]: verdict(middle <= limits.screen),
      })
    }
  }
  console.table(rows)
}

export async function printMemory(page: Page) {
  const rows = []
  for (const table of screenTables) {
    const [early, late] = await measureHeap(page, table, [20, 200])
    if (!early || !late) throw new Error('too few pages')
    const growth = late.bytes / early.bytes
    rows.push({
      name: table.name,
      [`MB at page ${early.at}`]: rounded(early.bytes / 1e6),
      [`MB at page ${late.at}`]: rounded(late.bytes / 1e6),
      growth: round(growth, 3),
      [`≤ ${maxGrowth}`]: verdict(growth <= maxGrowth),
    })
  }
  console.table(rows)
}
