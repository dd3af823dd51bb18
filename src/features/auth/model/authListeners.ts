import type { TypedStartListening } from '@reduxjs/toolkit'
import { sessionRefused, shopApi } from '../../../api'
import type { Account } from '../../../entities/auth'
import {
  accountSeen,
  identityChanged,
  identityInUse,
  logoutRequested,
  passwordChanged,
  profileSaved,
  sessionRetried,
} from '../../../entities/auth'
import { showWarning } from '../../../shared/ui/dialog'
import type { AppDispatch, RootState } from '../../../store/types'
import { toUserInput } from '../lib/toUserInput'

const { createSession, endSession, saveUser } = shopApi.endpoints

const logged = (error: unknown) =>
  console.error('The session is not in step with the identity:', error)

/** Keeps the shop's session in step with the identity service, one call after the other. */
function makeSync() {
  let account: Account | null = null
  let isEnded = false
  let queue: Promise<void> = Promise.resolve()

  function enqueue(step: () => Promise<unknown>): Promise<void> {
    queue = queue.then(step).then(() => {}, logged)
    return queue
  }

  async function record(dispatch: AppDispatch) {
    if (!account) return
    await dispatch(saveUser.initiate({ body: toUserInput(account) }, { track: false })).unwrap()
  }

  async function open(dispatch: AppDispatch) {
    if (!account) return
    const { email } = account
    await dispatch(createSession.initiate({ body: { email } }, { track: false })).unwrap()
    await record(dispatch)
  }

  return {
    see(seen: Account | null) {
      account = seen
    },
    open(dispatch: AppDispatch) {
      isEnded = false
      return enqueue(() => open(dispatch))
    },
    record: (dispatch: AppDispatch) => enqueue(() => record(dispatch)),
    /** Once is enough, until another session has been opened. */
    async end(dispatch: AppDispatch) {
      if (isEnded) return
      isEnded = true
      await enqueue(() => dispatch(endSession.initiate(undefined, { track: false })).unwrap())
    },
  }
}

async function leaveIdentity() {
  try {
    const identity = await identityInUse()
    await identity?.logOut()
  } catch (error) {
    logged(error)
  }
}

export function listenForAuth(startListening: TypedStartListening<RootState, AppDispatch>) {
  const sync = makeSync()

  startListening({
    actionCreator: accountSeen,
    effect: ({ payload: account }, { dispatch }) => {
      sync.see(account)
      dispatch(identityChanged(account && personOf(account)))
      return account ? sync.open(dispatch) : sync.end(dispatch)
    },
  })
  startListening({
    actionCreator: profileSaved,
    effect: ({ payload: account }, { dispatch }) => {
      sync.see(account)
      dispatch(identityChanged(personOf(account)))
      return sync.record(dispatch)
    },
  })
  startListening({
    actionCreator: sessionRetried,
    effect: (_action, { dispatch }) => sync.open(dispatch),
  })
  startListening({
    actionCreator: passwordChanged,
    // The new token makes the server end the sessions of other browsers.
    effect: (_action, { dispatch }) => sync.open(dispatch),
  })
  startListening({
    actionCreator: logoutRequested,
    effect: async (_action, { dispatch }) => {
      // By the identity the other tabs hear of it; by a refused call they would take it for an expiry.
      await leaveIdentity()
      await sync.end(dispatch)
    },
  })
  startListening({
    actionCreator: sessionRefused,
    effect: async (_action, { dispatch }) => {
      showWarning({
        title: 'Your Session has expired',
        text: 'Please log in again to continue',
      }).catch(logged)
      await Promise.all([sync.end(dispatch), leaveIdentity()])
    },
  })
}

function personOf({ email, displayName, photoURL, isForThisVisit }: Account) {
  return { email, displayName, photoURL, isForThisVisit }
}
