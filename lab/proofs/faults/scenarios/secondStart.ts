import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../../../bench/statistics'
import { formatTime, timed, until } from '../../../time'
import { assertTime, type Scenario } from '../scenario'

/** In milliseconds: a start needs about this long to look at the data. */
const maxDelay = 1_200
const maxTime = 60_000

export const secondStart: Scenario = {
  name: 'secondStart',
  says: 'a second start on the data of a running shop, also while its PostgreSQL is killed',
  async run(run) {
    const { shop } = run
    const findings: string[] = []
    const times: number[] = []
    await shop.ensureStarted()
    for (const round of run.rounds(4, 200)) {
      const isDatabaseKilled = round % 2 === 1
      const { code, output, time } = await shop.startSecond(async () => {
        if (!isDatabaseKilled) return
        await sleep(run.random(maxDelay))
        process.kill(shop.postgres.find(), 'SIGKILL')
      }, maxTime)
      if (!isDatabaseKilled) times.push(time)
      if (code !== 1 || !output.includes(`is in use by process ${shop.pid()}`)) {
        findings.push(`the second start ended with ${code ?? 'no code'}: ${output.slice(-300)}`)
      }
      if (isDatabaseKilled) await until('the first shop is ready again', shop.isReady)
      else if (!(await shop.isReady())) findings.push('the first shop is not ready')
    }
    findings.push(...(await shop.findBrokenRules()))
    const slowest = percentile(times, 1)
    findings.push(...assertTime(run, 'refused after', slowest, 1_000))
    return [
      {
        fault: 'second start on the same data',
        times: `${times.length} plain, and as many while PostgreSQL is killed (20 / 100)`,
        measured: `refused after ${formatTime(percentile(times, 0.5))}, slowest ${formatTime(slowest)}`,
        bar: 'refused in 1 s, clear message',
        control: `node alone starts in ${formatTime(await timed(async () => execFileSync(process.execPath, ['-e', '0'])))}`,
        findings,
      },
    ]
  },
}
