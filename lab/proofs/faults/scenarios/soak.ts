import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { formatTime, until } from '../../../time'
import { formatStatuses, startVisitor, warmPublicPages } from '../probe'
import { type Run, type Scenario, withCrowd } from '../scenario'

const preload = pathToFileURL(join(import.meta.dirname, '../../../plant/reportMemory.mjs')).href
const maxDrift = 0.05
/** Share of the time after which caches and pools have their size. */
const warmUpShare = 0.3
const killInterval = 180_000
const visitorPause = 1_000
/** A request that a kill delayed is answered by then. */
const aftermath = 3_000

async function readMemory({ shop }: Run, file: string): Promise<number> {
  await rm(file, { force: true })
  process.kill(shop.pid(), 'SIGUSR2')
  let text = ''
  await until('the memory is written', async () => {
    text = await readFile(file, 'utf8').catch(() => '')
    return text !== ''
  })
  const { heapUsed, external } = JSON.parse(text) as NodeJS.MemoryUsage
  return heapUsed + external
}

const formatMemory = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`

export const soak: Scenario = {
  name: 'soak',
  says: 'visitors and customers for a long time, and a kill every few minutes',
  async run(run) {
    const { shop } = run
    const time = run.time(4_000, 3_600_000)
    const file = `${shop.folder}.memory`
    const findings: string[] = []
    await shop.ensureStarted({
      settings: { MEMORY_FILE: file },
      nodeArgs: ['--import', preload],
    })
    let isKilling = false
    let outages = 0
    const onOutage = (error: unknown) => {
      if (isKilling) return
      outages++
      if (run.isLong) findings.push(`without a kill: ${String(error)}`)
    }
    await warmPublicPages(shop)
    const startedAt = performance.now()
    const remaining = () => startedAt + time - performance.now()
    let kills = 0
    let statuses: Record<string, number> = {}
    let before = 0
    let after = 0

    const crowd = await withCrowd(run, { onOutage }, async (load) => {
      async function killOnce() {
        isKilling = true
        await shop.killDatabase('postmaster')
        await sleep(run.isLong ? aftermath : 0)
        isKilling = false
        kills++
        findings.push(...(await load.findFaults()))
      }
      const visitor = startVisitor(shop)
      await sleep(time * warmUpShare)
      await killOnce()
      await load.pause()
      before = await readMemory(run, file)
      load.resume()
      while (remaining() > killInterval) {
        await sleep(killInterval)
        await killOnce()
      }
      await sleep(Math.max(0, remaining()))
      const visits = await visitor.stop()
      statuses = visits.statuses
      findings.push(...visits.others(200).map((each) => `a public page ${each}`))
      await sleep(visitorPause)
      await load.pause()
      after = await readMemory(run, file)
      load.resume()
      return findings
    })
    await rm(file, { force: true })
    const drift = after / before - 1
    if (run.isLong && drift > maxDrift) crowd.findings.push('the memory in use grew')
    return [
      {
        fault: 'soak with kills',
        times: `${formatTime(time)}, ${kills} kills of PostgreSQL (2 min / 60 min)`,
        measured:
          `pages ${formatStatuses(statuses)}; ${crowd.calls} calls of customers, ${crowd.journal.count('order')} orders, ${crowd.journal.count('paid')} payments; ` +
          `${outages} 503 without a kill; memory ${formatMemory(before)} → ${formatMemory(after)} (${(drift * 100).toFixed(1)} %)`,
        bar: 'memory drift < 5 %, no unexpected 5xx',
        findings: crowd.findings,
      },
    ]
  },
}
