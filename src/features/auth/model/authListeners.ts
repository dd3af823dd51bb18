import type { TypedStartListening } from '@reduxjs/toolkit'
import { sessionExpired, shopApi } from '../../../api'
import type { AuthUser, FirebaseUser } from '../../../entities/auth'
import {
  authStateChanged,
  authUserChanged,
  getLoadedAuth,
  logoutRequested,
  passwordChanged,
  profileSaved,
  sessionRetried,
} from '../../../entities/auth'
import { showWarning } from '../../../shared/ui/dialog'
import type { AppDispatch, RootState } from '../../../store/types'
import { toUserInput } from '../lib/toUserInput'

const { createSession, endSession, saveUser } = shopApi.endpoints
const { getRunningMutationsThunk, getRunningQueriesThunk } = shopApi.util

/** How long the end of a session waits for calls that were made with it. */
const maxWait = 2_000

const logError = (error: unknown) => console.error('The session could not be synchronised:', error)

/** Keeps the server's session in step with Firebase, one call after the other. */
function makeSessionSync() {
  let user: FirebaseUser | null = null
  let isEnded = false
  let queue: Promise<void> = Promise.resolve()

  function enqueue(step: () => Promise<unknown>): Promise<void> {
    queue = queue.then(step).then(() => {}, logError)
    return queue
  }

  async function save(dispatch: AppDispatch) {
    if (!user) return
    await dispatch(saveUser.initiate({ body: toUserInput(user) }, { track: false })).unwrap()
  }

  async function open(dispatch: AppDispatch) {
    if (!user) return
    const { email } = user
    await dispatch(createSession.initiate({ body: { email } }, { track: false })).unwrap()
    await save(dispatch)
  }

  /** Once calls made with the session have their response, so that it does not end under them. */
  async function end(dispatch: AppDispatch) {
    await Promise.race([
      Promise.allSettled([
        ...dispatch(getRunningMutationsThunk()),
        ...dispatch(getRunningQueriesThunk()),
      ]),
      new Promise((resolve) => setTimeout(resolve, maxWait)),
    ])
    await dispatch(endSession.initiate(undefined, { track: false })).unwrap()
  }

  return {
    setUser(next: FirebaseUser | null) {
      user = next
    },
    open(dispatch: AppDispatch) {
      isEnded = false
      return enqueue(() => open(dispatch))
    },
    save: (dispatch: AppDispatch) => enqueue(() => save(dispatch)),
    /** Once, until another session has been opened. */
    async end(dispatch: AppDispatch) {
      if (isEnded) return
      isEnded = true
      await enqueue(() => end(dispatch))
    },
  }
}

async function signOutOfFirebase() {
  try {
    const firebaseAuth = await getLoadedAuth()
    await firebaseAuth?.logOut()
  } catch (error) {
    logError(error)
  }
}

export function listenForAuth(startListening: TypedStartListening<RootState, AppDispatch>) {
  const sync = makeSessionSync()

  startListening({
    actionCreator: authStateChanged,
    effect: ({ payload: user }, { dispatch }) => {
      sync.setUser(user)
      dispatch(authUserChanged(user && toAuthUser(user)))
      return user ? sync.open(dispatch) : sync.end(dispatch)
    },
  })
  startListening({
    actionCreator: profileSaved,
    effect: ({ payload: user }, { dispatch }) => {
      sync.setUser(user)
      dispatch(authUserChanged(toAuthUser(user)))
      return sync.save(dispatch)
    },
  })
  startListening({
    actionCreator: sessionRetried,
    effect: (_action, { dispatch }) => sync.open(dispatch),
  })
  startListening({
    actionCreator: passwordChanged,
    // With the new token the server ends the sessions of other browsers.
    effect: (_action, { dispatch }) => sync.open(dispatch),
  })
  startListening({
    actionCreator: logoutRequested,
    effect: async (_action, { dispatch }) => {
      // Firebase first: it signs out the other tabs. If the session ended first, their calls would report an expiry.
      await signOutOfFirebase()
      await sync.end(dispatch)
    },
  })
  startListening({
    actionCreator: sessionExpired,
    effect: async (_action, { dispatch }) => {
      showWarning({
        title: 'Your Session has expired',
        text: 'Please log in again to continue',
      }).catch(logError)
      await Promise.all([sync.end(dispatch), signOutOfFirebase()])
    },
  })
}

function toAuthUser({ email, displayName, photoURL, isSessionOnly }: FirebaseUser): AuthUser {
  return { email, displayName, photoURL, isSessionOnly }
}
