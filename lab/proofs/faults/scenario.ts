import { setTimeout as sleep } from 'node:timers/promises'
import type { createRandom } from '../../../server/test/support/random'
import type { FaultyShop } from './faultyShop'

export type Random = ReturnType<typeof createRandom>

/** One line of the table. */
export type Row = {
  fault: string
  /** What was done how often, beside what the bar asks for. */
  times: string
  measured: string
  bar: string
  /** The same without the fault, where a time depends on the machine. */
  control?: string | undefined
  /** Empty if all is well. */
  findings: readonly string[]
  /** Why it could not be tried here. */
  skipped?: string
}

export type Run = {
  /** One for all scenarios, since creating its data takes seconds. */
  shop: FaultyShop
  /** The bars on times decide. A short run decides by correctness, since it shares the machine with other tests. */
  isLong: boolean
  random: Random
  /** Counts up to the number of rounds of a short or long run, or until the time is over. */
  rounds(short: number, long: number): Generator<number>
  /** Milliseconds of a short or long run, or until the time is over. */
  time(short: number, long: number): number
}

export type Scenario = {
  name: string
  says: string
  run(run: Run): Promise<Row[]>
}

/** Bars on times are this much wider in a short run. */
const shortRunFactor = 60

export function assertTime(run: Run, what: string, milliseconds: number, bar: number): string[] {
  const max = run.isLong ? bar : bar * shortRunFactor
  return milliseconds <= max ? [] : [`${what}: ${formatTime(milliseconds)}`]
}

export const formatTime = (milliseconds: number) =>
  milliseconds < 1_000
    ? `${Math.round(milliseconds)} ms`
    : `${(milliseconds / 1_000).toFixed(milliseconds < 10_000 ? 2 : 0)} s`

/** Resolves with the milliseconds that it took; rejects after `timeout`. */
export async function until(
  what: string,
  isDone: () => Promise<boolean> | boolean,
  { timeout = 60_000, interval = 20 } = {},
): Promise<number> {
  const startedAt = performance.now()
  while (!(await isDone())) {
    if (performance.now() - startedAt > timeout)
      throw new Error(`not within ${formatTime(timeout)}: ${what}`)
    await sleep(interval)
  }
  return performance.now() - startedAt
}

export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
