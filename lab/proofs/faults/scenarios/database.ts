import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { createComparison } from '../compareData'
import type { FaultyShop } from '../faultyShop'
import { createJournal } from '../journal'
import { startLoad } from '../load'
import { assertEveryCaptureIsApplied } from '../payments'
import { formatStatuses, startVisitor, startWriter, warmPublicPages } from '../probe'
import { assertTime, formatTime, type Row, type Run, type Scenario, until } from '../scenario'

const maxWriteTime = 2_000
const cutInterval = 100

type Fault = { name: string; run(shop: FaultyShop, milliseconds: number): Promise<void> }

const faults: readonly Fault[] = [
  {
    name: 'stalled',
    async run(shop, milliseconds) {
      shop.signalDatabase('SIGSTOP')
      try {
        await sleep(milliseconds)
      } finally {
        shop.signalDatabase('SIGCONT')
      }
    },
  },
  {
    name: 'restarted',
    async run(shop) {
      const before = shop.findPostmaster()
      process.kill(before, 'SIGINT')
      await until('PostgreSQL is started again', () => {
        const now = shop.tryFindPostmaster()
        return now !== undefined && now !== before
      })
    },
  },
  {
    name: 'its connections cut',
    run: (shop, milliseconds) =>
      shop.withDatabase(async (db) => {
        const end = performance.now() + milliseconds
        while (performance.now() < end) {
          await sql`
            select pg_terminate_backend(pid) from pg_stat_activity
            where pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db)
          await sleep(cutInterval)
        }
      }),
  },
]

async function runFault(run: Run, fault: Fault): Promise<Row> {
  const { shop } = run
  const journal = createJournal()
  const findings: string[] = []
  let times = 0
  let slowestWrite = 0
  let slowestPage = 0
  let recovery = 0
  const load = await startLoad({ shop, journal, random: run.random, customers: 3 })
  const comparison = createComparison(journal)
  await warmPublicPages(shop)
  let pages = ''
  try {
    for (const round of run.rounds(1, 20)) {
      const [visitor, writer] = [startVisitor(shop), await startWriter(shop)]
      await sleep(300)
      await fault.run(shop, run.isLong ? 5_000 : 2_500)
      recovery = Math.max(recovery, await writer.untilWritten())
      const [visits, writes] = [await visitor.stop(), await writer.stop()]
      pages = formatStatuses(visits.statuses)
      slowestWrite = Math.max(slowestWrite, writes.maxUnavailable)
      slowestPage = Math.max(slowestPage, visits.p99)
      times = round + 1
      findings.push(...visits.others(200).map((each) => `a public page ${each}`))
      findings.push(...writes.others(200, 503).map((each) => `a write ${each}`))
      findings.push(...(await load.findFaults(comparison)))
    }
  } finally {
    await load.stop()
    journal.close()
  }
  findings.push(...load.problems)
  findings.push(...(await assertEveryCaptureIsApplied(run, shop, load.lastPage())))
  findings.push(...assertTime(run, 'slowest 503', slowestWrite, maxWriteTime))
  const { order = 0, paid = 0 } = comparison.counts
  return {
    fault: `database ${fault.name}`,
    times: `${times} × ${fault.name === 'restarted' ? 'once' : formatTime(run.isLong ? 5_000 : 2_500)}`,
    measured:
      `pages ${pages}, p99 ${formatTime(slowestPage)}; slowest 503 of a write ${formatTime(slowestWrite)}; ` +
      `writes succeed after ${formatTime(recovery)}; ${order} orders, ${paid} payments`,
    bar: 'public pages stay up, writes answer 503 within 2 s, nothing twice',
    findings,
  }
}

export const database: Scenario = {
  name: 'database',
  says: 'PostgreSQL stalled, restarted, its connections cut',
  async run(run) {
    await run.shop.ensureStarted()
    const rows: Row[] = []
    for (const fault of faults) rows.push(await runFault(run, fault))
    return rows
  },
}
