type Patch = { inversePatches: readonly unknown[]; undo: () => void }

/** Takes optimistic updates back, after a call that has failed. */
export function undoPatches(patches: readonly Patch[]) {
  for (const { inversePatches, undo } of patches) {
    // Where nothing was changed, `undo` would give a query that is still loading the data `undefined`.
    if (inversePatches.length === 0) continue
    try {
      undo()
    } catch {
      // A refetch has replaced what was changed.
    }
  }
}
