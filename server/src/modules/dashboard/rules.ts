import { formatBengaliNumber } from '../../../../common/bengali'
import { text } from '../../../../common/text'
import { invalid } from '../../http/problem'
import type { Days } from '../../listing/days'

const dayMs = 86_400_000
const defaultDays = 30
const maxDays = 366
/** The contract has no days before it. */
const firstDay = '2000-01-01'

const wrongOrder = text('The first day is after the last one.', 'প্রথম দিন শেষ দিনের পরে।')
const tooManyDays = text(
  `A range has at most ${maxDays} days.`,
  `একবারে সর্বোচ্চ ${formatBengaliNumber(maxDays)} দিন দেখা যায়।`,
)

const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** Returns the requested range of days; by default the last 30. */
export function toDayRange({ from, to }: Days, today: string): Required<Days> {
  const last = to ?? (from === undefined || from <= today ? today : from)
  const defaultFirst = addDays(last, 1 - defaultDays)
  const first = from ?? (defaultFirst < firstDay ? firstDay : defaultFirst)
  if (first > last) throw invalid({ from: wrongOrder })
  if (addDays(first, maxDays) <= last) throw invalid({ from: tooManyDays })
  return { from: first, to: last }
}
