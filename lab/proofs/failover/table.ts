import { percentile } from '../../bench/statistics'
import { formatTime } from '../../time'
import { formatStatuses } from '../faults/probe'

type Statuses = Record<string, number>
export type Round = {
  kind: string
  writeGap: number
  errors: number
  pages: Statuses
  searches: Statuses
  newSearches: Statuses
  findings: readonly string[]
}

export function add(all: readonly Statuses[]): Statuses {
  const sum: Statuses = {}
  for (const each of all) {
    for (const [status, count] of Object.entries(each)) sum[status] = (sum[status] ?? 0) + count
  }
  return sum
}

function print(what: string, rounds: readonly Round[]) {
  const gaps = rounds.map(({ writeGap }) => writeGap)
  const found = rounds.flatMap(({ findings }) => findings)
  const count = (word: string) => found.filter((each) => each.includes(word)).length
  console.log(
    [
      what.padEnd(14),
      String(rounds.length).padStart(3),
      formatTime(percentile(gaps, 0.5)).padStart(7),
      formatTime(Math.max(...gaps)).padStart(7),
      String(rounds.reduce((sum, { errors }) => sum + errors, 0)).padStart(7),
      String(count('LOST')).padStart(5),
      String(found.length - count('LOST') - count('SPLIT')).padStart(8),
      String(count('SPLIT')).padStart(6),
      ` ${formatStatuses(add(rounds.map(({ pages }) => pages)))}`,
      formatStatuses(add(rounds.map(({ searches }) => searches))),
      formatStatuses(add(rounds.map(({ newSearches }) => newSearches))),
    ].join(' | '),
  )
}

export function printTable(rounds: readonly Round[]) {
  console.log(
    'primary        | times | writes again (p50, max) | errors | lost | doubled | split | public pages | searches | searches for the first time',
  )
  for (const name of new Set(rounds.map(({ kind }) => kind))) {
    print(
      name,
      rounds.filter(({ kind }) => kind === name),
    )
  }
  print('all', rounds)
}
