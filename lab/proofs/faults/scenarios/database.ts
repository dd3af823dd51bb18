import { execFile } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { type Shop, startShop } from '../../../shop/startShop'
import { formatTime, succeeds } from '../../../time'
import { formatStatuses, startVisitor, startWriter, warmPublicPages } from '../probe'
import { assertTime, type Row, type Run, type Scenario, withCrowd } from '../scenario'

const execute = promisify(execFile)
const maxWriteTime = 2_000
const maxRecovery = 30_000
const cutInterval = 100
const fullTime = 1_000

type Fault = {
  name: string
  customers: number
  bar: string
  rounds: readonly [short: number, long: number]
  /** Whether every write has to fail for a moment. */
  isFelt?: boolean
  run(shop: Shop, milliseconds: number): Promise<string[]>
}

const usual = {
  customers: 3,
  bar: 'public pages stay up, writes answer 503 within 2 s, nothing twice',
  rounds: [1, 20],
} as const

const faults: readonly Fault[] = [
  {
    ...usual,
    name: 'stalled',
    async run({ postgres }, milliseconds) {
      postgres.signal('SIGSTOP')
      try {
        await sleep(milliseconds)
      } finally {
        postgres.signal('SIGCONT')
      }
      return []
    },
  },
  {
    ...usual,
    name: 'restarted',
    async run({ postgres }) {
      await postgres.restart()
      return []
    },
  },
  {
    ...usual,
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
        return []
      }),
  },
]

async function runFault(run: Run, fault: Fault): Promise<Row> {
  const { shop } = run
  let times = 0
  let slowestWrite = 0
  let slowestPage = 0
  let recovery = 0
  let answers = ''
  const time = run.isLong ? 5_000 : 2_500
  const { findings, journal } = await withCrowd(run, fault, async ({ findFaults }) => {
    await warmPublicPages(shop)
    const found: string[] = []
    for (const round of run.rounds(...fault.rounds)) {
      const [visitor, writer] = [startVisitor(shop), await startWriter(shop)]
      await sleep(300)
      found.push(...(await fault.run(shop, time)))
      recovery = Math.max(recovery, await writer.untilWritten(maxRecovery))
      const [visits, writes] = [await visitor.stop(), await writer.stop()]
      answers = `pages ${formatStatuses(visits.statuses)}; writes ${formatStatuses(writes.statuses)}`
      slowestWrite = Math.max(slowestWrite, writes.maxUnavailable)
      slowestPage = Math.max(slowestPage, visits.p99)
      times = round + 1
      if (fault.isFelt && !writes.statuses[503]) found.push('no write failed')
      found.push(...visits.others(200).map((each) => `a public page ${each}`))
      found.push(...writes.others(200, 503).map((each) => `a write ${each}`))
      found.push(...(await findFaults()))
    }
    return found
  })
  return {
    fault: `database ${fault.name}`,
    times: `${times} times`,
    measured:
      `${answers}; page p99 ${formatTime(slowestPage)}; slowest 503 of a write ${formatTime(slowestWrite)}; ` +
      `writes succeed after ${formatTime(recovery)}; ${journal.count('order')} orders, ${journal.count('paid')} payments`,
    bar: fault.bar,
    findings: [...findings, ...assertTime(run, 'slowest 503', slowestWrite, maxWriteTime)],
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

const size = '400m'

async function fill(path: string) {
  const file = await open(path, 'a')
  for (const bytes of [1_048_576, 4_096]) {
    const chunk = Buffer.alloc(bytes)
    while (await succeeds(file.write(chunk)));
  }
  await file.close()
}

/** PostgreSQL reserves its log in advance, so writes succeed until that is used up. */
const exhaustLog = (shop: Shop) =>
  shop.withDatabase(async (db) => {
    for (let turn = 0; turn < 200; turn++) {
      await sql`select pg_logical_emit_message(true, 'fill', repeat('x', 4000000))`.execute(db)
    }
  })

const diskFull = (folder: string): Fault => ({
  name: 'without space on its disk',
  customers: 2,
  bar: 'writes answer 503, recovers by itself',
  rounds: [1, 50],
  isFelt: true,
  async run(shop) {
    const file = join(folder, 'fill')
    // PostgreSQL does it every five minutes; the rounds are faster.
    await shop.withDatabase((db) => sql`checkpoint`.execute(db))
    await fill(file)
    const isFull = !(await succeeds(exhaustLog(shop)))
    await sleep(fullTime)
    await rm(file)
    return isFull ? [] : ['the disk did not fill up']
  },
})

export const disk: Scenario = {
  name: 'disk',
  says: 'the disk of the data fills up',
  async run(run) {
    const folder = await mkdtemp(join(tmpdir(), 'jontro-disk-'))
    const fault = diskFull(folder)
    try {
      await execute('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0755`, 'jontro', folder])
    } catch {
      await rm(folder, { recursive: true })
      const skipped = 'needs a disk of its own, and mounting one needs root on Linux'
      return [{ fault: fault.name, bar: fault.bar, times: '', measured: '', skipped, findings: [] }]
    }
    const shop = await startShop({ folder: join(folder, 'data') })
    try {
      await shop.withDatabase(async (db) => {
        // By default its log may take more than this disk.
        await sql`alter system set max_wal_size = '96MB'`.execute(db)
        await sql`select pg_reload_conf()`.execute(db)
      })
      return [await runFault({ ...run, shop }, fault)]
    } finally {
      await shop.close()
      await execute('umount', [folder])
      await rm(folder, { recursive: true })
    }
  },
}
