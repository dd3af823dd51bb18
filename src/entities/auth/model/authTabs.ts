import { addListener, isAnyOf } from '@reduxjs/toolkit'
import { sessionExpired, shopApi } from '@/api'
import type { AppStore } from '@/store/hooks'
import { closeSession } from './authListeners'
import {
  expiredInOtherTab,
  loggedOutInOtherTab,
  logoutRequested,
  selectAuthStatus,
  selectAuthUser,
  sessionSynced,
} from './authSlice'

const { createSession, endSession, getSession, saveUser } = shopApi.endpoints
const { getRunningQueryThunk } = shopApi.util

/** What tabs send each other: `changed` once the server's answer is another one, the others as soon as the session is to end. */
type TabMessage = 'changed' | 'loggedOut' | 'expired'

/** In milliseconds: a tab that was hidden for longer asks for the session again. */
const longAbsence = 60_000

/**
 * The specification has the client ask for a logout if there is no user. Without the cookie, and ignoring the one of the response: another
 * tab may have signed in since, and its session must not end. Nothing waits for it.
 */
async function logOutVisitor() {
  const response = await fetch('/logout', {
    credentials: 'omit',
    cache: 'no-store',
    headers: { Accept: 'application/json' },
    // Not aborted, and so not logged, if the visitor is gone at once.
    keepalive: true,
  })
  // A body that is not read keeps the request open.
  await response.arrayBuffer()
}

/** Asks the server who is signed in, and keeps the tabs of the browser in step. In a browser only, after the first paint. */
export function startAuth({ dispatch, getState }: AppStore) {
  const tabs =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('jontro-session')
  const post = (message: TabMessage) => tabs?.postMessage(message)
  const session = dispatch(getSession.initiate())

  async function finishLogout() {
    await session
    const status = selectAuthStatus(getState())
    // It did not reach the server when the page was closed.
    if (status === 'ending') void dispatch(closeSession())
    // The browser itself logs a failed request.
    if (status === 'signedOut') logOutVisitor().catch(() => {})
  }

  async function refetch() {
    // A response that is on its way may be older than the change.
    await dispatch(getRunningQueryThunk('getSession', undefined))
    return session.refetch()
  }

  async function checkSession() {
    const user = selectAuthUser(getState())
    await refetch()
    if (JSON.stringify(selectAuthUser(getState())) !== JSON.stringify(user)) post('changed')
  }

  async function handleMessage({ data }: MessageEvent<unknown>) {
    // Before the session ends: afterwards a call of this tab would report an expiry.
    if (data === 'loggedOut') dispatch(loggedOutInOtherTab())
    if (data === 'expired') dispatch(expiredInOtherTab())
    if (data !== 'changed') return
    const answer = await refetch()
    if (answer.isSuccess) dispatch(sessionSynced(answer.data))
  }

  let hiddenAt = Date.now()
  const handleVisibility = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    else if (Date.now() - hiddenAt > longAbsence) void checkSession()
  }

  const isChange = isAnyOf(
    createSession.matchFulfilled,
    endSession.matchFulfilled,
    saveUser.matchFulfilled,
  )
  const stops = [
    dispatch(addListener({ matcher: isChange, effect: () => post('changed') })),
    dispatch(addListener({ actionCreator: logoutRequested, effect: () => post('loggedOut') })),
    dispatch(addListener({ actionCreator: sessionExpired, effect: () => post('expired') })),
    session.unsubscribe,
    () => tabs?.close(),
    () => document.removeEventListener('visibilitychange', handleVisibility),
  ]
  tabs?.addEventListener('message', (message) => void handleMessage(message))
  document.addEventListener('visibilitychange', handleVisibility)
  void finishLogout()

  return {
    checkSession: () => void checkSession(),
    stop() {
      for (const stop of stops) stop()
    },
  }
}
