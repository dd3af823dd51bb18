import type { Reducer } from '@reduxjs/toolkit'
import {
  createTransform,
  getStoredState,
  type PersistedState,
  type Persistor,
  persistReducer,
  persistStore,
  REHYDRATE,
} from 'redux-persist'
import storage from 'redux-persist/es/storage'
import { getField } from '@/shared/lib/getField'
import { currentVersion, migrate, persistedNames, readPersisted } from './persistedState'
import { type AppStore, rootReducer } from './store'

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

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** Fields that this page has changed before the stored state was read are newer than it; a list keeps both. */
function keepChanges(stored: object, slice: object, initial: object): object {
  const fields = Object.entries<unknown>({ ...stored }).map(([name, value]) => {
    const current: unknown = Reflect.get(slice, name)
    if (isEqual(current, Reflect.get(initial, name))) return [name, value]
    return [name, isList(current) && isList(value) ? [...new Set([...current, ...value])] : current]
  })
  return Object.fromEntries(fields) as object
}

const sliceOf = (state: object, name: string): object => {
  const slice = getField(state, name)
  return typeof slice === 'object' && slice !== null ? slice : {}
}

/** Keeps a slice if nothing differs, so that two tabs do not write in turns for ever. */
function mergeSlices<State extends object>(
  stored: object,
  state: State,
  { isFirst, initial }: { isFirst: boolean; initial: State },
): State {
  const merged = { ...state }
  for (const [name, fields] of Object.entries<object>({ ...stored })) {
    const slice = sliceOf(state, name)
    const changes = isFirst ? keepChanges(fields, slice, sliceOf(initial, name)) : fields
    const next = { ...slice, ...changes }
    if (!isEqual(next, slice)) Reflect.set(merged, name, next)
  }
  return merged
}

const isRehydrated = (state: object) => getField(getField(state, '_persist'), 'rehydrated') === true

/** The type omits `_persist`, redux-persist's own entry in the state. */
function persisted<State extends object>(reducer: Reducer<State>): Reducer<State> {
  const initial = reducer(undefined, { type: 'persist/initial' })
  const persisting: unknown = persistReducer<State>(
    {
      ...config,
      stateReconciler: (stored: object, before, state) =>
        mergeSlices(stored, state, { isFirst: !isRehydrated(before), initial }),
    },
    reducer,
  )
  return persisting as Reducer<State>
}

/** Takes over what other tabs persist, so that this tab does not overwrite it with its older state. */
function followOtherTabs({ dispatch }: AppStore) {
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

/** Restores the persisted slices and persists them from then on. In a browser only, after the first paint. */
export function startPersistence(store: AppStore): Persistor {
  store.replaceReducer(persisted(rootReducer))
  followOtherTabs(store)
  const persistor = persistStore(store)
  window.addEventListener('pagehide', () => void persistor.flush())
  return persistor
}
