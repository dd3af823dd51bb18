/**
 * `npm run test:interleavings`: runs pairs of the shop's writing operations against each other, one statement at a time, in the
 * orders that may matter. Then it plants faults and looks for them in the same way.
 *
 *   --long                 all pairs and faults, with random races beside them
 *   --seed 1               of the orders that are tried first, where there are too many
 *   --budget 400           orders of a pair at most
 *   --races 1000           random races for each fault at most
 *   --pair 'place order'   only pairs whose names contain this text, and no faults
 *   --fault 'lock'         only planted faults whose names contain this text, and no pairs
 *   --schedule AABB        with --pair: only this order, with its trace
 *   --report file.md       adds the rows of finished pairs and faults to `file.md.18-fresh` and so on, and skips those that it has already
 */
import { parseArgs } from 'node:util'
import { conditionFlags, conditions, setConditions } from '../conditions'
import {
  compareWithAllOrders,
  findDifferentTraces,
  findRejected,
} from './interleavings/checkItself'
import { toNames } from './interleavings/explore'
import { allPairs, explorePair, toPairs } from './interleavings/explorePairs'
import { faults, findFault } from './interleavings/findFaults'
import { operations, shortOperations } from './interleavings/operations'
import { openReport } from './interleavings/report'
import { onEach, startStages } from './interleavings/stages'

const { values: options } = parseArgs({
  options: {
    ...conditionFlags,
    long: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    budget: { type: 'string' },
    races: { type: 'string' },
    pair: { type: 'string' },
    fault: { type: 'string' },
    schedule: { type: 'string' },
    report: { type: 'string' },
  },
})
setConditions(options)
const { long: isLong } = options
const seed = Number(options.seed)
const budget = Number(options.budget ?? (isLong ? 400 : 3))
const races = Number(options.races ?? (isLong ? 1000 : 0))
const maxFaultOrders = 400
const scheduled = isLong ? 100 : 20

const isShortFault = new Set([
  'Two admins demote each other without a lock',
  'The cart is read without a lock and emptied at the end (with the lock of the user)',
  'A payment page does not lock its order',
  'A refund that is under way is requested again',
  'An edit has no transaction',
])

function chooseFaults() {
  const { fault } = options
  if (fault !== undefined) return faults.filter(({ name }) => name.includes(fault))
  return isLong ? faults : faults.filter(({ name }) => isShortFault.has(name))
}

function choosePairs() {
  const { pair } = options
  if (pair !== undefined) return allPairs.filter((each) => toNames(each).includes(pair))
  return isLong ? allPairs : toPairs(operations.filter(({ name }) => shortOperations.has(name)))
}

const report = openReport(options.report && `${options.report}.${conditions()}`)
const stages = await startStages()
const opened = await Promise.all([stages.open(), stages.open()])
const [stage] = opened
let passed = 0
let failed = 0
const count = (isFine: boolean) => {
  if (isFine) passed++
  else failed++
}

async function repeatSchedule(schedule: string) {
  for (const pair of choosePairs()) {
    const { trace, result } = await stage.run(pair, ({ index }) =>
      schedule[index] === 'B' ? 'B' : 'A',
    )
    console.log(`${toNames(pair)}\n${trace.join('\n')}`)
    console.log(JSON.stringify(result.answers), ...result.brokenRules)
  }
}

async function explorePairs() {
  const pairs = choosePairs().filter((pair) => !report.hasPair(toNames(pair)))
  const startedAt = performance.now()
  const explored = await onEach(opened, pairs, async (each, pair) => {
    const result = await explorePair(each, pair, { budget, seed })
    count(result.findings.length === 0)
    report.addPair(result)
    return result
  })
  report.printPairs(explored, performance.now() - startedAt)
}

async function checkItself() {
  const rejected = await findRejected(stage, operations)
  console.log(`\n${operations.length} operations, each by itself: ${rejected.length} are rejected`)
  for (const each of rejected) console.log(`✗ ${each}`)
  count(rejected.length === 0)
  const differing = await findDifferentTraces(opened, choosePairs(), { count: scheduled, seed })
  console.log(`${scheduled} random orders, each run twice: ${differing.length} traces differ`)
  for (const each of differing) console.log(`✗ two traces of ${each}`)
  count(differing.length === 0)
  const compared = await compareWithAllOrders(stage, { count: isLong ? 6 : 1, seed })
  for (const { names, all, reduced, lost } of compared) {
    console.log(
      `All ${all} orders of ${names}: ${lost} results that the ${reduced} reduced ones lack`,
    )
    count(lost === 0)
    if (lost > 0) console.log(`✗ ${names} loses results`)
  }
}

async function plantFaults() {
  const planted = chooseFaults().filter(({ name }) => !report.hasFault(name))
  const found = await onEach(opened, planted, async (each, fault) => {
    const result = await findFault(stages, each, fault, {
      budget: maxFaultOrders,
      seed,
      races,
    })
    count(result.problem !== undefined)
    report.addFault(result)
    return result
  })
  report.printFaults(found)
}

try {
  if (options.schedule !== undefined) await repeatSchedule(options.schedule)
  else {
    if (options.fault === undefined) await explorePairs()
    if (options.fault === undefined && options.pair === undefined) await checkItself()
    if (options.pair === undefined) await plantFaults()
    console.log(`\nSeed ${seed}`)
    console.log(`${passed} passed, ${failed} failed`)
  }
  if (failed > 0) process.exitCode = 1
} finally {
  await Promise.all(opened.map((each) => each.close()))
  await stages.stop()
}
