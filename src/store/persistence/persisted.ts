import type { Reducer, UnknownAction } from '@reduxjs/toolkit'
import { createTransform, persistReducer } from 'redux-persist'
import autoMergeLevel2 from 'redux-persist/es/stateReconciler/autoMergeLevel2'
import type { AuthState } from '../../entities/auth/model/authSlice'
import { currentVersion, migrate } from './migrations'
import { type PersistedSlices, persistedNames } from './slices'
import { browserStorage } from './storage'

const storageName = 'jontro'
export const storageKey = `persist:${storageName}`

const previewOnly = createTransform<AuthState, PersistedSlices['auth']>(
  ({ remembered }) => ({ remembered }),
  undefined,
  { whitelist: ['auth'] },
)

/** The type omits `_persist`, redux-persist's own entry in the state. */
export function persisted<State extends { auth: AuthState }>(
  reducer: Reducer<State>,
): Reducer<State, UnknownAction, Partial<State>> {
  const persisting: unknown = persistReducer<State>(
    {
      key: storageName,
      storage: browserStorage,
      version: currentVersion,
      whitelist: persistedNames,
      transforms: [previewOnly],
      stateReconciler: autoMergeLevel2,
      migrate,
      timeout: 0,
    },
    reducer,
  )
  return persisting as Reducer<State, UnknownAction, Partial<State>>
}
