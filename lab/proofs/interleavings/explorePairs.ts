import { createJudge, createSerialResults, type Exploration, explore, toNames } from './explore'
import { type Operation, operations } from './operations'
import type { Pair, Stage } from './stage'

export type ExploredPair = Exploration & { names: string }

/** Each operation with each, itself included. */
export const toPairs = (all: readonly Operation[]): Pair[] =>
  all.flatMap((a, index) => all.slice(index).map((b): Pair => [a, b]))

export const allPairs = toPairs(operations)

export async function explorePair(
  stage: Stage,
  pair: Pair,
  options: { budget: number; seed: number },
): Promise<ExploredPair> {
  const serial = createSerialResults(stage, pair)
  const explored = await explore(stage, pair, createJudge(serial), {
    ...options,
    onFirst: serial.addFirst,
  })
  return { names: toNames(pair), ...explored }
}
