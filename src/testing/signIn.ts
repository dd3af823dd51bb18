import { type CurrentSession, type SessionUser, shopApi } from '@/api'
import { sessionSynced } from '@/entities/auth/model/authSlice'
import type { AppStore } from '@/store/hooks'
import { aSession } from './builders'

function setSession({ dispatch }: AppStore, value: CurrentSession) {
  dispatch(shopApi.util.upsertQueryEntries([{ endpointName: 'getSession', arg: undefined, value }]))
  return dispatch(sessionSynced(value))
}

/** The server has answered that this user is signed in. */
export const signIn = (store: AppStore, facts: Partial<SessionUser> = {}) =>
  setSession(store, aSession(facts))

/** The server has answered that nobody is signed in. */
export const signOut = (store: AppStore) => setSession(store, { user: null })
