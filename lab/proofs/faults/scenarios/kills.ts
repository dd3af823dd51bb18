import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../../../bench/statistics'
import { logInAgain } from '../../../people/crowd'
import { formatTime } from '../../../time'
import { assertTime, type Run, type Scenario, withCrowd } from '../scenario'

const maxReadyTime = 8_000

const kinds = ['the shop', 'PostgreSQL', 'both'] as const

async function killAndRestart({ shop, random }: Run, kind: (typeof kinds)[number]) {
  if (kind === 'PostgreSQL') {
    return shop.killDatabase(random(3) === 0 ? 'connection' : 'postmaster')
  }
  if (kind === 'both') process.kill(shop.postgres.find(), 'SIGKILL')
  await shop.kill()
  return shop.start()
}

async function findLostAccounts(url: string, emails: readonly string[]): Promise<string[]> {
  const lost: string[] = []
  for (const email of emails) {
    await logInAgain(url, email).catch((error: unknown) => {
      lost.push(`LOST account ${email}: ${String(error)}`)
    })
  }
  return lost
}

export const kills: Scenario = {
  name: 'kills',
  says: 'kill -9 of the shop, of PostgreSQL and of both, while customers order and pay',
  async run(run) {
    const { shop } = run
    const times: number[] = []
    await shop.ensureStarted()
    await shop.stop()
    const control = await shop.start({})
    const { findings, journal } = await withCrowd(run, { customers: 4 }, async (crowd) => {
      const lost: string[] = []
      for (const round of run.rounds(3, 2_000)) {
        await sleep(200 + run.random(1_000))
        times.push(await killAndRestart(run, kinds[round % 3] ?? 'both'))
        lost.push(...(await crowd.findFaults()).map((fault) => `kill ${round + 1}: ${fault}`))
      }
      return lost
    })
    const accounts = journal.of('account').map(({ email }) => email)
    const p99 = percentile(times, 0.99)
    const [orders, paid] = [journal.count('order'), journal.count('paid')]
    return [
      {
        fault: 'kill -9 of the shop, PostgreSQL, both',
        times: `${times.length} kills (30 / 2,000)`,
        measured: `${orders} orders, ${paid} payments, ${journal.count('review')} reviews, ${journal.count('quantity')} quantities, ${accounts.length} accounts acknowledged; ready again p99 ${formatTime(p99)}`,
        bar: 'nothing lost, ready again p99 ≤ 8 s',
        control: `ready ${formatTime(control)} after a usual stop`,
        findings: [
          ...findings,
          ...(await findLostAccounts(shop.url, accounts)),
          ...assertTime(run, 'ready again (p99)', p99, maxReadyTime),
          ...(orders === 0 || paid === 0 ? ['no order was placed and paid meanwhile'] : []),
        ],
      },
    ]
  },
}
