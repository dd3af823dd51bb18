import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type RunningPostgres, startPostgres } from '../../../../dev-services/postgres'
import { embeddedPostgres } from '../../../shop/embeddedPostgres'
import { startTcpProxy } from '../../../shop/proxy'
import { startStandby } from '../../../shop/standby'
import { makeDataDir, quiet, type Shop, startShop } from '../../../shop/startShop'
import { formatTime } from '../../../time'
import { formatStatuses, startVisitor, startWriter, warmPublicPages } from '../probe'
import { assertTime, type Scenario, withCrowd } from '../scenario'

const maxRecovery = 5_000

const portOf = ({ url }: Pick<RunningPostgres, 'url'>) => new URL(url).port

/** Kills all of a server, and what would start it again. */
function killServer({ dataDir, stop }: Pick<RunningPostgres, 'dataDir' | 'stop'>) {
  const processes = embeddedPostgres(dataDir)
  // A stopped process does not end before its own signal arrives.
  processes.signal('SIGSTOP')
  processes.signal('SIGKILL')
  return stop()
}

/** For the last moments, whose commits the standby does not have: none of them may be acknowledged. */
const stopSending = (shop: Shop) =>
  shop.withDatabase(async (db) => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_replication`.execute(db)
    for (const { pid } of rows) process.kill(pid, 'SIGSTOP')
    await sleep(500)
  })

export const failover: Scenario = {
  name: 'failover',
  says: 'the primary is killed, and its synchronous standby promoted',
  async run(run) {
    const folder = await makeDataDir()
    const first = await startPostgres({ dataDir: folder, log: quiet })
    const writersPort = await startTcpProxy(portOf(first))
    const url = new URL(first.url)
    url.port = writersPort.port
    const shop = await startShop({ database: { url: url.href } })
    let primary: Pick<RunningPostgres, 'url' | 'dataDir' | 'stop'> = first
    let [times, recovery] = [0, 0]
    let answers = ''
    try {
      const { findings, journal } = await withCrowd({ ...run, shop }, {}, async (crowd) => {
        const found: string[] = []
        for (const round of run.rounds(1, 30)) {
          const standby = await startStandby(primary, {
            name: `standby${round}`,
            isSynchronous: true,
          })
          await warmPublicPages(shop)
          const [visitor, writer] = [startVisitor(shop), await startWriter(shop)]
          await sleep(300 + run.random(1_000))
          await stopSending(shop)
          const ended = killServer(primary)
          primary = standby
          await standby.promote()
          writersPort.sendTo(portOf(standby))
          await writer.untilWritten(60_000)
          const [visits, writes] = [await visitor.stop(), await writer.stop()]
          await ended
          times = round + 1
          recovery = Math.max(recovery, writes.maxGap)
          answers = `pages ${formatStatuses(visits.statuses)}; writes ${formatStatuses(writes.statuses)}`
          found.push(...visits.others(200).map((each) => `a public page ${each}`))
          found.push(...writes.others(200, 503).map((each) => `a write ${each}`))
          found.push(...(await crowd.findFaults()))
        }
        return found
      })
      const orders = journal.count('order')
      return [
        {
          fault: 'database failed over',
          times: `${times} times`,
          measured: `${answers}; no write for ${formatTime(recovery)}; ${orders} orders, ${journal.count('paid')} payments`,
          bar: 'nothing lost, public pages stay up, writes answer 503 until the standby is promoted',
          findings: [
            ...findings,
            ...assertTime(run, 'no write', recovery, maxRecovery),
            ...(orders === 0 ? ['no order was placed meanwhile'] : []),
          ],
        },
      ]
    } finally {
      await shop.close()
      await writersPort.close()
      await primary.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}
