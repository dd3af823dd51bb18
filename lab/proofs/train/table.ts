import type { Combination, Outcome } from './combination'
import { maxWait, reactions } from './combination'
import { type Cut, cuts } from './proxy'

type Result = { combination: Combination; outcome: Outcome }

const letters: Readonly<Record<NonNullable<Outcome['state']>, string>> = {
  'in the cart': 'C',
  ordered: 'O',
  paid: 'P',
}

function letterOf({ state, isReached, wait, faults }: Outcome): string {
  if (faults.length > 0) return '✗'
  if (!isReached) return '?'
  return wait > maxWait ? 'L' : state ? letters[state] : '?'
}

/** Each cell has the reactions in their order. */
export function printTable(results: readonly Result[]) {
  const cellOf = (row: string, cut: Cut) =>
    reactions
      .map((reaction) => {
        const found = results.find(
          ({ combination }) =>
            `${combination.stage.name}: ${combination.request}` === row &&
            combination.cut === cut &&
            combination.reaction === reaction,
        )
        return found ? letterOf(found.outcome) : '·'
      })
      .join(' ')
  const rows = [
    ...new Set(
      results.map(({ combination }) => `${combination.stage.name}: ${combination.request}`),
    ),
  ]
  const width = Math.max(...rows.map((row) => row.length))
  console.log(`\n${'request'.padEnd(width)}  ${cuts.map((cut) => cut.padEnd(14)).join('  ')}`)
  for (const row of rows) {
    console.log(
      `${row.padEnd(width)}  ${cuts.map((cut) => cellOf(row, cut).padEnd(14)).join('  ')}`,
    )
  }
  console.log(`\nIn each cell: ${reactions.join(', ')}.`)
  console.log(
    'C the cart is there, no order; O ordered, not paid; P ordered and paid once; ✗ fault; L late; ? not reached',
  )
}
