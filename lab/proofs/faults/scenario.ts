import type { createRandom } from '../../../server/test/support/random'
import type { FaultyShop } from './faultyShop'
import { formatTime } from './waiting'

export { formatTime, timed, until } from './waiting'

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
