import type { Dispatch, Reducer, UnknownAction } from '@reduxjs/toolkit'
import {
  createTransform,
  getStoredState,
  type PersistedState,
  persistReducer,
  REHYDRATE,
} from 'redux-persist'
import storage from 'redux-persist/es/storage'
import { currentVersion, migrate } from './migrations'
import { persistedNames, readPersisted } from './slices'

const storageName = 'jontro'
export const storageKey = `persist:${storageName}`

const config = {
  key: storageName,
  storage,
  version: currentVersion,
  whitelist: persistedNames,
  transforms: [
    createTransform<unknown, unknown>(
      (slice, name) => Reflect.get(readPersisted({ [name]: slice }), name) as unknown,
      null,
      { whitelist: persistedNames },
    ),
  ],
  migrate,
  timeout: 0,
}

/** Keeps a slice if nothing differs, so that two tabs do not answer each other's writes for ever. */
function mergeSlices<State extends object>(stored: object, _before: State, state: State): State {
  const merged = { ...state }
  for (const [name, fields] of Object.entries<object>({ ...stored })) {
    const slice: unknown = Reflect.get(state, name)
    const next = { ...(typeof slice === 'object' && slice), ...fields }
    if (JSON.stringify(next) !== JSON.stringify(slice)) Reflect.set(merged, name, next)
  }
  return merged
}

/** The type omits `_persist`, redux-persist's own entry in the state. */
export function persisted<State extends object>(
  reducer: Reducer<State>,
): Reducer<State, UnknownAction, Partial<State>> {
  const persisting: unknown = persistReducer<State>(
    { ...config, stateReconciler: mergeSlices },
    reducer,
  )
  return persisting as Reducer<State, UnknownAction, Partial<State>>
}

/** Takes over what other tabs persist, so that this tab does not overwrite it with its older state. */
export function followOtherTabs(dispatch: Dispatch) {
  async function mergeStored() {
    // redux-persist has no type for what it reads.
    const stored = (await getStoredState(config)) as PersistedState
    const payload = await migrate(stored, currentVersion)
    dispatch({ type: REHYDRATE, key: storageName, payload })
  }
  window.addEventListener('storage', ({ key }) => {
    // Without valid JSON there is nothing to merge.
    if (key === storageKey) mergeStored().catch(() => {})
  })
}
