import { createAction, type Reducer } from '@reduxjs/toolkit'
import type { PersistedSlices } from './slices'

/** Another tab has written what this one keeps too. */
export const persistedElsewhere = createAction<Partial<PersistedSlices>>('persist/elsewhere')

type Adopting = { [Name in keyof PersistedSlices]: PersistedSlices[Name] }

/** Takes over what another tab wrote, lest this one writes it back as it was. */
export function adoptingPersisted<State extends Adopting>(reducer: Reducer<State>): Reducer<State> {
  return (state, action) => {
    const next = reducer(state, action)
    if (!persistedElsewhere.match(action)) return next
    const { auth, adminView, tablePrefs, ui, checkout } = action.payload
    return {
      ...next,
      auth: merged(next.auth, auth),
      adminView: merged(next.adminView, adminView),
      tablePrefs: merged(next.tablePrefs, tablePrefs),
      ui: merged(next.ui, ui),
      checkout: merged(next.checkout, checkout),
    }
  }
}

/** The slice itself where nothing differs, so that nothing is written and no echo starts. */
function merged<Slice extends object>(slice: Slice, heard: object | undefined): Slice {
  const next = { ...slice, ...heard }
  return JSON.stringify(next) === JSON.stringify(slice) ? slice : next
}
