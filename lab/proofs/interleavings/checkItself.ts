import { createRandom, pick } from '../../../server/test/support/random'
import { explore, toNames } from './explore'
import { findOperations, type Operation } from './operations'
import type { Choose } from './schedule'
import type { Pair, Stage } from './stage'

const randomly = (seed: number): Choose => {
  const random = createRandom(seed)
  return () => (random(2) === 0 ? 'A' : 'B')
}

/** Names and statuses of operations that are rejected although nothing else runs: they would try nothing. */
export async function findRejected(
  stage: Stage,
  operations: readonly Operation[],
): Promise<string[]> {
  const rejected: string[] = []
  for (const operation of operations) {
    const { result } = await stage.run([operation, operation], () => 'A')
    const { status, body } = result.answers[0]
    if (status >= 400) rejected.push(`${operation.name}: ${status} ${JSON.stringify(body)}`)
  }
  return rejected
}

/** Runs the same random orders on two stages; returns those whose traces or results differ. */
export async function findDifferentTraces(
  [one, other]: readonly [Stage, Stage],
  pairs: readonly Pair[],
  { count, seed }: { count: number; seed: number },
): Promise<string[]> {
  const random = createRandom(seed)
  const differing: string[] = []
  for (let index = 0; index < count; index++) {
    const pair = pick(pairs, random(pairs.length))
    const orderSeed = random(1_000_000) + 1
    const [first, second] = await Promise.all([
      one.run(pair, randomly(orderSeed)),
      other.run(pair, randomly(orderSeed)),
    ])
    const isSame =
      first.trace.join('\n') === second.trace.join('\n') && first.result.key === second.result.key
    if (!isSame) differing.push(`${toNames(pair)} with seed ${orderSeed}`)
  }
  return differing
}

/** Pairs with few enough orders to try them all. */
const comparedPairs = [
  ['add to cart', 'delete user'],
  ['remove from cart', 'place order'],
  ['add review', 'delete orders'],
  ['promote', 'sign out'],
  ['deliver orders', 'job: statistics'],
  ['demote the second admin', 'save profile'],
] as const

export type Comparison = { names: string; all: number; reduced: number; lost: number }

/** Tries all orders of some pairs, also equivalent ones: they must have no result that the reduced ones do not have. */
export async function compareWithAllOrders(
  stage: Stage,
  { count, seed }: { count: number; seed: number },
): Promise<Comparison[]> {
  const compared: Comparison[] = []
  for (const names of comparedPairs.slice(0, count)) {
    const pair = findOperations(names)
    const isFine = async () => undefined
    const reduced = await explore(stage, pair, isFine, { budget: Infinity, seed })
    const all = await explore(stage, pair, isFine, { budget: 1000, seed, isReduced: false })
    const lost = [...all.results].filter((result) => !reduced.results.has(result)).length
    compared.push({
      names: toNames(pair),
      all: all.schedules,
      reduced: reduced.schedules,
      lost,
    })
  }
  return compared
}
