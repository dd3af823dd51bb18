import { evictPrivateEntries, sessionEnded, sessionExpired, shopApi } from '@/api'
import { inOneTab } from '@/shared/lib/inOneTab'
import { t } from '@/shared/lib/language'
import { showWarning } from '@/shared/ui/dialog/dialog'
import { type AppDispatch, addAppListener, type RootState } from '@/store/hooks'
import { getLoadedAuth } from '../lib/loadFirebaseAuth'
import { closeSessionName } from '../lib/settleSession'
import * as messages from '../messages'
import { logoutRequested, selectAuthStatus, selectAuthUser } from './authSlice'

const { getRunningMutationsThunk, getRunningQueriesThunk } = shopApi.util

/** In milliseconds: how long the end of a session waits for calls that were made with it. */
const maxWait = 2_000

const logError = (error: unknown) => console.error('The session could not be ended:', error)

const endSession = () => async (dispatch: AppDispatch, getState: () => RootState) => {
  // Otherwise the session would end under them.
  const calls = [
    ...dispatch(getRunningMutationsThunk()).filter(
      ({ arg }) => arg.endpointName !== closeSessionName,
    ),
    ...dispatch(getRunningQueriesThunk()),
  ]
  const timeout = new Promise((resolve) => setTimeout(resolve, maxWait))
  await Promise.race([Promise.allSettled(calls), timeout])
  // Another tab has opened a session meanwhile, which the call would end.
  if (selectAuthStatus(getState()) !== 'ending') return
  const { endSession: end } = shopApi.endpoints
  await dispatch(end.initiate(undefined, { track: false }))
    .unwrap()
    .catch(logError)
}

/** A mutation, so that a sign-in finds it among the running calls. */
const closeApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    [closeSessionName]: build.mutation<null, undefined>({
      async queryFn(_arg, { dispatch }) {
        // This dispatch has no type for what a thunk returns.
        await Promise.resolve(dispatch(endSession()))
        return { data: null }
      },
    }),
  }),
})

/** Ends the session on the server. Never fails. */
export const closeSession = () =>
  closeApi.endpoints[closeSessionName].initiate(undefined, { track: false })

export function listenForAuth(dispatch: AppDispatch) {
  dispatch(
    addAppListener({
      actionCreator: logoutRequested,
      effect: (_action, api) => void api.dispatch(closeSession()),
    }),
  )
  dispatch(
    addAppListener({
      actionCreator: sessionExpired,
      effect: (_action, api) => {
        // Several tabs may learn of it at the same moment.
        void inOneTab('jontro-session-expired', () =>
          showWarning({
            title: t(messages.sessionExpiredTitle),
            text: t(messages.sessionExpired),
          }).catch(logError),
        )
        void api.dispatch(closeSession())
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
        const isEndedByServer = selectAuthStatus(api.getState()) === 'signedOut'
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
