import {
  authStateChanged,
  authUnavailable,
  authUserChanged,
  getLoadedAuth,
  hasSessionInAnotherTab,
  hasStoredSignIn,
  listenToOtherTabs,
  loadFirebaseAuth,
  onFirebaseAuthLoaded,
  replaceSessionSignIns,
  requestSessionFromOtherTabs,
  type StoredSignIns,
  selectAuthStatus,
  sessionRetried,
} from '../../../entities/auth'
import { loadChunk } from '../../../shared/lib/loadChunk'
import type { AppDispatch } from '../../../store/types'

/** Finds out whether a user is signed in. Without a stored sign-in Firebase is not loaded. Returns how to stop. */
export function startAuth(dispatch: AppDispatch): () => void {
  const stops: (() => void)[] = []

  async function load() {
    try {
      await loadChunk(loadFirebaseAuth)
    } catch (error) {
      console.error('Firebase could not be loaded:', error)
      dispatch(authUnavailable())
    }
  }

  async function handleSessionSignIn(signIns: StoredSignIns) {
    const firebaseAuth = await getLoadedAuth()
    if (firebaseAuth) await firebaseAuth.adoptSession(signIns)
    else replaceSessionSignIns(signIns)
    if (hasStoredSignIn()) await load()
  }

  async function checkSignIn() {
    if (hasStoredSignIn()) return load()
    if (!(await hasSessionInAnotherTab())) return dispatch(authStateChanged(null))
    await requestSessionFromOtherTabs()
    // Not `authStateChanged`, which would end the session for the tab that has not responded.
    if (!hasStoredSignIn()) dispatch(authUserChanged(null))
  }

  const handleOnline = () => {
    dispatch((_dispatch, getState) => {
      if (selectAuthStatus(getState()) === 'failed') dispatch(sessionRetried())
    })
  }
  window.addEventListener('online', handleOnline)

  stops.push(
    () => window.removeEventListener('online', handleOnline),
    onFirebaseAuthLoaded(({ watchAuthState }) => {
      stops.push(watchAuthState((user) => dispatch(authStateChanged(user))))
    }),
    listenToOtherTabs({
      onSessionSignIn: (signIns) => void handleSessionSignIn(signIns),
      onRemembered: () => void load(),
    }),
  )
  void checkSignIn()
  return () => {
    for (const stop of stops) stop()
  }
}
