import {
  accountSeen,
  askOtherTabs,
  identityChanged,
  identityInUse,
  identityUnreachable,
  isSignInKept,
  isVisitElsewhere,
  listenToOtherTabs,
  loadIdentity,
  replaceVisitSignIns,
  type SignIns,
  selectAccess,
  sessionRetried,
  whenIdentityLoads,
} from '../../../entities/auth'
import { loadChunk } from '../../../shared/lib/loadChunk'
import type { AppDispatch } from '../../../store/types'

/**
 * Finds out who is here, in a browser only. Where nobody is kept the library stays away until somebody wants to sign in.
 * Answers how to stop.
 */
export function startAuth(dispatch: AppDispatch): () => void {
  const stops: (() => void)[] = []

  async function begin() {
    try {
      await loadChunk(loadIdentity)
    } catch (error) {
      console.error('The identity service is out of reach:', error)
      dispatch(identityUnreachable())
    }
  }

  async function handleVisit(signIns: SignIns) {
    const identity = await identityInUse()
    if (identity) await identity.adoptVisit(signIns)
    else replaceVisitSignIns(signIns)
    if (isSignInKept()) await begin()
  }

  async function findOut() {
    if (isSignInKept()) return begin()
    if (!(await isVisitElsewhere())) return dispatch(accountSeen(null))
    await askOtherTabs()
    // Ending the session would end it for the tab that has not answered, too.
    if (!isSignInKept()) dispatch(identityChanged(null))
  }

  const handleOnline = () => {
    dispatch((_dispatch, getState) => {
      if (selectAccess(getState()) === 'failed') dispatch(sessionRetried())
    })
  }
  window.addEventListener('online', handleOnline)

  stops.push(
    () => window.removeEventListener('online', handleOnline),
    whenIdentityLoads(({ watchIdentity }) => {
      stops.push(watchIdentity((account) => dispatch(accountSeen(account))))
    }),
    listenToOtherTabs({
      onVisit: (signIns) => void handleVisit(signIns),
      onRemembered: () => void begin(),
    }),
  )
  void findOut()
  return () => {
    for (const stop of stops) stop()
  }
}
