import { shopApi } from './generated/shopApi'

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

type Invalidation = ReturnType<typeof shopApi.util.invalidateTags>
type Call = { dispatch: (action: Invalidation) => unknown; queryFulfilled: Promise<unknown> }

/** If the call fails, takes the changes back, and refetches what someone else may have changed. */
export async function keepIfFulfilled(
  { dispatch, queryFulfilled }: Call,
  patches: readonly Patch[],
  tags: Parameters<typeof shopApi.util.invalidateTags>[0],
) {
  try {
    await queryFulfilled
  } catch {
    undoPatches(patches)
    dispatch(shopApi.util.invalidateTags(tags))
  }
}
