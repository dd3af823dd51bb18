import { createRandom } from '../../../server/test/support/random'
import { isExcepted } from './exceptions'
import type { LaneName } from './lane'
import type { Choose } from './schedule'
import type { Pair, Result, Stage } from './stage'

export type Finding = {
  /** Which orders of statements shows it, to repeat the run. */
  schedule: string
  problem: string
  trace: readonly string[]
}

export type Exploration = {
  schedules: number
  /** Of them, those that only repeated another order. */
  redundant: number
  /** Orders that were not tried for lack of budget; those behind them are not counted. */
  untried: number
  deadlocks: number
  findings: Finding[]
  /** The results that were seen. */
  results: ReadonlySet<string>
}

export const toNames = ([a, b]: Pair) => `${a.name} × ${b.name}`

/** What is wrong with a run, whatever the serial ones did. */
function findProblem({ answers, brokenRules }: Result): string | undefined {
  const failed = answers.find(({ status }) => status >= 500)
  if (failed) return `answers ${failed.status}: ${JSON.stringify(failed.body).slice(0, 200)}`
  return brokenRules[0]
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, index) => text === other[index])

const readsSession = (text: string) => text.includes('from sessions s join users u')

const onlySessionsFirst =
  (first: LaneName): Choose =>
  ({ next }) => {
    if (readsSession(next.A)) return 'A'
    return readsSession(next.B) ? 'B' : first
  }

/**
 * Results that a pair may have: those of one operation after the other, in both orders. A request may act on a session that was read
 * before the other operation: so also with both sessions read first. Each is found when it is needed.
 */
export function createSerialResults(stage: Stage, pair: Pair) {
  const orders: Choose[] = [() => 'A', () => 'B', onlySessionsFirst('A'), onlySessionsFirst('B')]
  const results: Result[] = []
  return {
    /** The result of A before B, from a run that was made anyway. */
    addFirst(result: Result) {
      if (results.length === 0) results.push(result)
    },
    async includes(result: Result): Promise<boolean> {
      for (const [index, order] of orders.entries()) {
        const known = results[index] ?? (await stage.run(pair, order)).result
        results[index] = known
        if (known.key === result.key) return true
      }
      return results.some((known) => isExcepted(pair, result, known))
    },
    describeDifference: (result: Result) => describeDifference(results, result),
  }
}

type SerialResults = ReturnType<typeof createSerialResults>

export type Judge = (result: Result) => Promise<string | undefined>

/** Judges a run: no rule is broken, no answer is a 5xx, and the result is that of one of the serial orders. */
export const createJudge =
  (serial: SerialResults): Judge =>
  async (result) => {
    const problem = findProblem(result)
    if (problem) return problem
    if (await serial.includes(result)) return undefined
    return `no serial order: ${serial.describeDifference(result)}`
  }

type Options = {
  budget: number
  seed: number
  stopAtFirst?: boolean
  /** If false, equivalent orders are tried too, to compare. */
  isReduced?: boolean
  /** Called with the result of A before B. */
  onFirst?: (result: Result) => void
}

/** Tries the orders of a pair's statements, one of each class of equivalent ones, until the budget is used up. */
export async function explore(
  stage: Stage,
  pair: Pair,
  judge: Judge,
  { budget, seed, stopAtFirst = false, isReduced = true, onFirst }: Options,
): Promise<Exploration> {
  const random = createRandom(seed)
  const untried: LaneName[][] = [[]]
  const found = new Map<string, Finding>()
  const results = new Set<string>()
  const done = { schedules: 0, redundant: 0, deadlocks: 0 }
  while (untried.length > 0 && done.schedules < budget) {
    // A random one of them, so that a budget buys a sample.
    const at = random(untried.length)
    const [prefix = []] = untried.splice(at, 1)
    const run = await stage.run(
      pair,
      ({ index, isARedundant }) => prefix[index] ?? (isReduced && isARedundant ? 'B' : 'A'),
    )
    done.schedules++
    done.deadlocks += run.deadlocks
    if (run.redundantFrom !== undefined) done.redundant++
    // What begins like another order goes on like it.
    const end = (isReduced ? run.redundantFrom : undefined) ?? run.choices.length
    for (let index = prefix.length; index < end; index++) {
      if (run.choices[index] === 'A') untried.push([...run.choices.slice(0, index), 'B'])
    }
    results.add(run.result.key)
    if (prefix.length === 0) onFirst?.(run.result)
    const problem = await judge(run.result)
    if (!problem || found.has(problem)) continue
    found.set(problem, { problem, schedule: run.choices.join(''), trace: run.trace })
    if (stopAtFirst) break
  }
  return { ...done, untried: untried.length, findings: [...found.values()], results }
}

function describeDifference(serial: readonly Result[], { parts }: Result): string {
  const differences = serial.map(({ parts: { answers, tables } }) => {
    const lines = parts.answers.flatMap((answer, index) =>
      answer === answers[index] ? [] : [`answer ${index + 1} ${answer} ≠ ${answers[index]}`],
    )
    const rows = Object.entries(parts.tables).flatMap(([table, found]) => {
      const expected = tables[table] ?? []
      if (isSameList(found, expected)) return []
      const extra = found.filter((row) => !expected.includes(row))
      const missing = expected.filter((row) => !found.includes(row))
      return [
        `${table} +${extra.join(' ') || found.length} -${missing.join(' ') || expected.length}`,
      ]
    })
    return [...lines, ...rows]
  })
  const closest = differences.toSorted((one, other) => one.length - other.length)[0] ?? []
  return closest.map((line) => line.slice(0, 700)).join('\n      ')
}
