import { evictPrivateEntries, sessionEnded, sessionExpired, shopApi } from '@/api'
import { inOneTab } from '@/shared/lib/inOneTab'
import { showWarning } from '@/shared/ui/dialog/dialog'
import { addAppListener } from '@/store/hooks'
import type { AppDispatch, RootState } from '@/store/types'
import { getLoadedAuth } from '../lib/loadFirebaseAuth'
import { logoutRequested, selectAuthUser, selectIsEnding } from './authSlice'
import { trackSessionEnd } from './settleSession'

const { getRunningMutationsThunk, getRunningQueriesThunk } = shopApi.util

/** In milliseconds: how long the end of a session waits for calls that were made with it. */
const maxWait = 2_000

const logError = (error: unknown) => console.error('The session could not be ended:', error)

type SessionApi = { dispatch: AppDispatch; getState: () => RootState }

async function endSession({ dispatch, getState }: SessionApi) {
  // Otherwise the session would end under them.
  const calls = [...dispatch(getRunningMutationsThunk()), ...dispatch(getRunningQueriesThunk())]
  const timeout = new Promise((resolve) => setTimeout(resolve, maxWait))
  await Promise.race([Promise.allSettled(calls), timeout])
  // Another tab has opened a session meanwhile, which the call would end.
  if (!selectIsEnding(getState())) return
  const { endSession: end } = shopApi.endpoints
  await dispatch(end.initiate(undefined, { track: false }))
    .unwrap()
    .catch(logError)
}

export function listenForAuth(dispatch: AppDispatch) {
  dispatch(
    addAppListener({
      actionCreator: logoutRequested,
      effect: (_action, api) => trackSessionEnd(endSession(api)),
    }),
  )
  dispatch(
    addAppListener({
      actionCreator: sessionExpired,
      effect: (_action, api) => {
        // Several tabs may learn of it at the same moment.
        void inOneTab('jontro-session-expired', () =>
          showWarning({
            title: 'Your Session has expired',
            text: 'Please log in again to continue',
          }).catch(logError),
        )
        return trackSessionEnd(endSession(api))
      },
    }),
  )
  dispatch(
    addAppListener({
      predicate: (_action, state, previous) => {
        const user = selectAuthUser(previous)
        return user !== null && user.id !== selectAuthUser(state)?.id
      },
      effect: async (_action, api) => {
        const isEndedByServer = !selectAuthUser(api.getState()) && !selectIsEnding(api.getState())
        if (isEndedByServer) api.dispatch(sessionExpired())
        api.dispatch(sessionEnded())
        api.dispatch(evictPrivateEntries())
        await getLoadedAuth()
          ?.then((firebaseAuth) => firebaseAuth.logOut())
          .catch(logError)
      },
    }),
  )
}
