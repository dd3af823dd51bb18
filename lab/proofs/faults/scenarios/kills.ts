import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../../../bench/statistics'
import { createComparison } from '../compareData'
import type { FaultyShop } from '../faultyShop'
import { createJournal } from '../journal'
import { logInAgain, startLoad } from '../load'
import { assertEveryCaptureIsApplied } from '../payments'
import { assertTime, formatTime, type Run, type Scenario } from '../scenario'

const maxReadyTime = 8_000

const kinds = ['the shop', 'PostgreSQL', 'both'] as const

async function killAndRestart(shop: FaultyShop, kind: (typeof kinds)[number], run: Run) {
  if (kind === 'PostgreSQL') {
    return shop.killDatabase(run.random(3) === 0 ? 'connection' : 'postmaster')
  }
  if (kind === 'both') process.kill(shop.findPostmaster(), 'SIGKILL')
  await shop.kill()
  return shop.start()
}

async function findLostAccounts(url: string, emails: readonly string[]): Promise<string[]> {
  const lost: string[] = []
  for (const email of emails) {
    const login = await logInAgain(url, email).then(
      () => undefined,
      (error: unknown) => String(error),
    )
    if (login) lost.push(`LOST account ${email}: ${login}`)
  }
  return lost
}

export const kills: Scenario = {
  name: 'kills',
  says: 'kill -9 of the shop, of PostgreSQL and of both, while customers order and pay',
  async run(run) {
    const { shop } = run
    const journal = createJournal()
    const findings: string[] = []
    const times: number[] = []
    try {
      await shop.ensureStarted()
      await shop.stop()
      const control = await shop.start({})
      const load = await startLoad({ shop, journal, random: run.random, customers: 4 })
      const comparison = createComparison(journal)
      for (const round of run.rounds(3, 2_000)) {
        await sleep(200 + run.random(1_000))
        times.push(await killAndRestart(shop, kinds[round % 3] ?? 'both', run))
        const faults = await load.findFaults(comparison)
        findings.push(...faults.map((fault) => `kill ${round + 1}: ${fault}`))
      }
      await load.stop()
      findings.push(...load.problems)
      findings.push(...(await assertEveryCaptureIsApplied(run, shop, load.lastPage())))
      findings.push(...(await findLostAccounts(shop.url, comparison.accounts())))
      findings.push(...(await shop.findBrokenRules()))
      const p99 = percentile(times, 0.99)
      findings.push(...assertTime(run, 'ready again (p99)', p99, maxReadyTime))
      const { order = 0, paid = 0, quantity = 0, review = 0, account = 0 } = comparison.counts
      if (order === 0 || paid === 0) findings.push('no order was placed and paid meanwhile')
      return [
        {
          fault: 'kill -9 of the shop, PostgreSQL, both',
          times: `${times.length} kills (30 / 2,000)`,
          measured: `${order} orders, ${paid} payments, ${review} reviews, ${quantity} quantities, ${account} accounts acknowledged; ready again p99 ${formatTime(p99)}`,
          bar: 'nothing lost, ready again p99 ≤ 8 s',
          control: `ready ${formatTime(control)} after a usual stop`,
          findings,
        },
      ]
    } finally {
      journal.close()
    }
  },
}
