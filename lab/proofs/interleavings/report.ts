import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { ExploredPair } from './explorePairs'
import type { FoundFault } from './findFaults'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '/')

const pairHeader = `| Pair | Orders tried | Not tried, at least | Only repeated another | Deadlocks | Found |
|---|---|---|---|---|---|`

const toPairRow = ({ names, schedules, untried, redundant, deadlocks, findings }: ExploredPair) =>
  `| ${names} | ${schedules} | ${untried} | ${redundant} | ${deadlocks} | ${findings
    .map(({ schedule, problem }) => oneLine(`${schedule}: ${problem}`.slice(0, 300)))
    .join('; ')} |`

const faultHeader = `| Fault | Pair | Orders until found | What was found | Random races until found |
|---|---|---|---|---|`

function toFaultRow({ fault, orders, problem, races }: FoundFault) {
  const { name, pair } = fault
  const what = problem ? oneLine(problem.slice(0, 120)) : ''
  return `| ${name} | ${pair} | ${problem ? orders : `not in ${orders}`} | ${what} | ${races} |`
}

/** Prints the tables, and keeps their rows in a file, so that a run that was interrupted goes on. */
export function openReport(file: string | undefined) {
  const before = file && existsSync(file) ? readFileSync(file, 'utf8') : ''
  const append = (header: string, row: string) => {
    if (!file) return
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    appendFileSync(file, text.includes(header) ? `${row}\n` : `\n${header}\n${row}\n`)
  }
  return {
    hasPair: (names: string) => before.includes(`\n| ${names} |`),
    hasFault: (name: string) => before.includes(`\n| ${name} `),
    addPair: (pair: ExploredPair) => append(pairHeader, toPairRow(pair)),
    addFault: (fault: FoundFault) => append(faultHeader, toFaultRow(fault)),
    /** Only the pairs with something to say: the others were tried completely. */
    printPairs(pairs: readonly ExploredPair[], time: number) {
      const sum = (toNumber: (pair: ExploredPair) => number) =>
        pairs.reduce((total, pair) => total + toNumber(pair), 0)
      const complete = pairs.filter(({ untried }) => untried === 0).length
      const orders = sum(({ schedules }) => schedules)
      console.log(
        `${pairs.length} pairs, ${complete} of them completely; ${orders} orders in ${Math.round(time / 1000)} s, ` +
          `${sum(({ redundant }) => redundant)} of them only repeated another; ${sum(({ deadlocks }) => deadlocks)} deadlocks`,
      )
      const withFindings = pairs.filter(({ findings }) => findings.length > 0)
      if (withFindings.length > 0)
        console.log([pairHeader, ...withFindings.map(toPairRow)].join('\n'))
      for (const { names, findings } of withFindings) {
        for (const { schedule, problem, trace } of findings) {
          console.log(`\n✗ ${names}, --schedule ${schedule}: ${problem}\n  ${trace.join('\n  ')}`)
        }
      }
    },
    printFaults(found: readonly FoundFault[]) {
      console.log(`\n${[faultHeader, ...found.map(toFaultRow)].join('\n')}`)
      const missed = found.filter(({ problem }) => problem === undefined)
      console.log(`${found.length - missed.length} of ${found.length} planted faults found`)
      for (const { fault } of missed) console.log(`✗ not found: ${fault.name}`)
    },
  }
}
