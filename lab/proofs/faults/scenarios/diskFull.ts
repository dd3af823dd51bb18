import { execFile } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { createComparison } from '../compareData'
import { type FaultyShop, openFaultyShop } from '../faultyShop'
import { createJournal } from '../journal'
import { startLoad } from '../load'
import { formatStatuses, startVisitor, startWriter, warmPublicPages } from '../probe'
import { formatTime, type Row, type Run, type Scenario } from '../scenario'

const run = promisify(execFile)
const size = '400m'
const fullTime = 1_000
const maxRecovery = 30_000

const base = {
  fault: 'disk full',
  bar: 'writes answer 503, recovers by itself',
} as const

async function fill(path: string) {
  const file = await open(path, 'a')
  try {
    for (const bytes of [1_048_576, 4_096]) {
      const chunk = Buffer.alloc(bytes)
      for (;;) {
        const isFull = await file.write(chunk).then(
          () => false,
          () => true,
        )
        if (isFull) break
      }
    }
  } finally {
    await file.close()
  }
}

/** PostgreSQL reserves its log in advance, so writes succeed until that is used up. */
const exhaustLog = (shop: FaultyShop) =>
  shop
    .withDatabase(async (db) => {
      for (let turn = 0; turn < 200; turn++) {
        await sql`select pg_logical_emit_message(true, 'fill', repeat('x', 4000000))`.execute(db)
      }
    })
    .then(
      () => false,
      () => true,
    )

async function fillAndFree(faults: Run, shop: FaultyShop, folder: string): Promise<Row> {
  const journal = createJournal()
  const findings: string[] = []
  let times = 0
  let recovery = 0
  let answers = ''
  const load = await startLoad({ shop, journal, random: faults.random, customers: 2 })
  const comparison = createComparison(journal)
  await warmPublicPages(shop)
  const file = join(folder, 'fill')
  try {
    for (const round of faults.rounds(1, 50)) {
      const [visitor, writer] = [startVisitor(shop), await startWriter(shop)]
      await fill(file)
      if (!(await exhaustLog(shop))) findings.push('the disk did not fill up')
      await sleep(fullTime)
      await rm(file)
      recovery = Math.max(recovery, await writer.untilWritten(maxRecovery))
      const [visits, writes] = [await visitor.stop(), await writer.stop()]
      times = round + 1
      answers = `pages ${formatStatuses(visits.statuses)}; writes ${formatStatuses(writes.statuses)}`
      if (!writes.statuses[503]) findings.push('no write failed')
      findings.push(...visits.others(200).map((each) => `a public page ${each}`))
      findings.push(...writes.others(200, 503).map((each) => `a write ${each}`))
      findings.push(...(await load.findFaults(comparison)))
      // PostgreSQL does it every five minutes; the rounds are faster.
      await shop.withDatabase((db) => sql`checkpoint`.execute(db))
    }
  } finally {
    await rm(file, { force: true })
    await load.stop()
    journal.close()
  }
  return {
    ...base,
    times: `${times} times (3 / 50)`,
    measured: `${answers}; writes succeed ${formatTime(recovery)} after space is free`,
    findings: [...findings, ...load.problems],
  }
}

export const diskFull: Scenario = {
  name: 'disk',
  says: 'the disk of the data fills up',
  async run(faults) {
    const folder = await mkdtemp(join(tmpdir(), 'jontro-disk-'))
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0755`, 'jontro', folder])
    } catch {
      await rm(folder, { recursive: true })
      const skipped = 'needs a disk of its own, and mounting one needs root on Linux'
      return [{ ...base, times: 'none', measured: '', skipped, findings: [] }]
    }
    const shop = await openFaultyShop(join(folder, 'data'), `${folder}.log`)
    try {
      await shop.start()
      await shop.withDatabase(async (db) => {
        // By default its log may take more than this disk.
        await sql`alter system set max_wal_size = '96MB'`.execute(db)
        await sql`select pg_reload_conf()`.execute(db)
      })
      return [await fillAndFree(faults, shop, folder)]
    } finally {
      await shop.close()
      await run('umount', [folder])
      await rm(folder, { recursive: true })
    }
  },
}
