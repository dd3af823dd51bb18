const maxNames = 3

/** The first names of a selection. */
export function listNames(names: readonly string[]): readonly string[] {
  const more = names.length - maxNames
  return more > 0 ? [...names.slice(0, maxNames), `and ${more} more`] : names
}

/** How many of the selected rows an action does not change, and why; empty if there are none. */
export function getSkippedNotes(
  selected: number,
  skipped: Readonly<Record<string, number>>,
): readonly string[] {
  return Object.entries(skipped).flatMap(([state, count]) => {
    if (count === 0) return []
    const which = count === selected && count > 1 ? 'All' : count
    return [`${which} of the selected ${count === 1 ? 'is' : 'are'} ${state} already.`]
  })
}
