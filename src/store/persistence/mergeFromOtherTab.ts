import { createAction, type Reducer } from '@reduxjs/toolkit'
import type { PersistedSlices } from './slices'

/** Another tab has written the persisted slices. */
export const persistedInOtherTab = createAction<Partial<PersistedSlices>>('persist/otherTab')

type PersistedState = { [Name in keyof PersistedSlices]: PersistedSlices[Name] }

/** Takes over what another tab wrote, so that this tab does not overwrite it with its older state. */
export function mergingFromOtherTab<State extends PersistedState>(
  reducer: Reducer<State>,
): Reducer<State> {
  return (state, action) => {
    const next = reducer(state, action)
    if (!persistedInOtherTab.match(action)) return next
    const { auth, adminView, tablePrefs, ui, checkout } = action.payload
    return {
      ...next,
      auth: merge(next.auth, auth),
      adminView: merge(next.adminView, adminView),
      tablePrefs: merge(next.tablePrefs, tablePrefs),
      ui: merge(next.ui, ui),
      checkout: merge(next.checkout, checkout),
    }
  }
}

/** The same slice if nothing differs, so that nothing is written back. */
function merge<Slice extends object>(slice: Slice, written: object | undefined): Slice {
  const next = { ...slice, ...written }
  return JSON.stringify(next) === JSON.stringify(slice) ? slice : next
}
