import { t } from '@/shared/lib/language'
import * as messages from './messages'

const maxNames = 3

/** The first names of a selection. */
export function listNames(names: readonly string[]): readonly string[] {
  const more = names.length - maxNames
  return more > 0 ? [...names.slice(0, maxNames), t(messages.andMore)(more)] : names
}

/** How many of the selected rows an action does not change, and why; empty if there are none. */
export function getSkippedNotes(
  selected: number,
  skipped: Readonly<Record<string, number>>,
): readonly string[] {
  return Object.entries(skipped).flatMap(([state, count]) => {
    if (count === 0) return []
    const isAll = count === selected && count > 1
    return [t(messages.skipped)(count, isAll, state)]
  })
}
