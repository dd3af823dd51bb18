/**
 * `npm run test:faults`: breaks what the shop stands on, and compares its data with what it acknowledged.
 *
 *   --long           the counts and times of the bars decide
 *   --minutes 2      as --long, but about so long for each scenario, and at least the counts of a short run
 *   --only kills     these scenarios, separated by commas
 *   --seed 1         repeats the random choices of a run
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { createRandom } from '../../server/test/support/random'
import { conditionFlags, setConditions } from '../conditions'
import { type Shop, startShop } from '../shop/startShop'
import { formatTime } from '../time'
import type { Row, Run, Scenario } from './faults/scenario'
import { clock } from './faults/scenarios/clock'
import { database, disk } from './faults/scenarios/database'
import { failover } from './faults/scenarios/failover'
import { kills } from './faults/scenarios/kills'
import { notifications } from './faults/scenarios/notifications'
import { overload } from './faults/scenarios/overload'
import { secondStart } from './faults/scenarios/secondStart'
import { slowClients } from './faults/scenarios/slowClients'
import { soak } from './faults/scenarios/soak'

const scenarios: readonly Scenario[] = [
  kills,
  failover,
  secondStart,
  database,
  disk,
  notifications,
  slowClients,
  clock,
  overload,
  soak,
]

const { values: options } = parseArgs({
  options: {
    ...conditionFlags,
    long: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    only: { type: 'string' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
  },
})
setConditions(options)
const maxTime = options.minutes ? Number(options.minutes) * 60_000 : Number.POSITIVE_INFINITY
const only = options.only?.split(',')
const unknown = only?.filter((name) => !scenarios.some((scenario) => scenario.name === name)) ?? []
if (unknown.length > 0) {
  const names = scenarios.map(({ name }) => name).join(', ')
  throw new Error(`There is no scenario ${unknown.join(', ')}. Scenarios: ${names}`)
}

function createRun(shop: Shop): Run {
  const end = performance.now() + maxTime
  const isLong = options.long || options.minutes !== undefined
  return {
    shop,
    isLong,
    random: createRandom(Number(options.seed) + 1),
    *rounds(short, long) {
      const count = isLong ? long : short
      for (let round = 0; round < count; round++) {
        if (round >= short && performance.now() >= end) return
        yield round
      }
    },
    time: (short, long) => (isLong ? Math.min(long, maxTime) : short),
  }
}

const maxShown = 10

function print({ fault, times, measured, bar, control, findings, skipped }: Row) {
  const result = skipped ? 'skipped' : findings.length === 0 ? 'OK' : 'MISSED'
  console.log(`${result.padEnd(8)}${fault}: ${times}`)
  console.log(`        ${skipped ?? measured}`)
  console.log(`        bar: ${bar}${control ? `; control: ${control}` : ''}`)
  for (const finding of findings.slice(0, maxShown)) console.log(`        - ${finding}`)
  if (findings.length > maxShown) console.log(`        … ${findings.length} in all`)
}

async function runScenario({ name, says, run }: Scenario, shop: Shop): Promise<readonly Row[]> {
  console.log(`\n${name}: ${says}`)
  const startedAt = performance.now()
  const rows = await run(createRun(shop)).catch((error: unknown): Row[] => [
    {
      fault: name,
      times: 'ended early',
      measured: '',
      bar: 'every scenario runs to its end',
      findings: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    },
  ])
  rows.forEach(print)
  console.log(`        (${formatTime(performance.now() - startedAt)})`)
  return rows
}

console.log(`Seed ${options.seed}`)
const rows: Row[] = []
const shop = await startShop()
try {
  for (const scenario of scenarios) {
    if (!only || only.includes(scenario.name)) rows.push(...(await runScenario(scenario, shop)))
  }
} finally {
  await shop.close()
}
const failed = rows.filter(({ findings }) => findings.length > 0).length
const skipped = rows.filter((row) => row.skipped !== undefined).length
console.log(
  `\n${rows.length - failed - skipped} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
)
// The load of a scenario that has ended early still waits for the shop.
process.exit(failed > 0 ? 1 : 0)
