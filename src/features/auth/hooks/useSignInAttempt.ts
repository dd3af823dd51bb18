import { useEffect, useState } from 'react'
import {
  type AuthError,
  loadFirebaseAuth,
  signInFailed,
  signInStarted,
  toAuthError,
} from '../../../entities/auth'
import { showToast } from '../../../shared/ui/toast'
import { useAppDispatch } from '../../../store/hooks'

type FirebaseAuth = Awaited<ReturnType<typeof loadFirebaseAuth>>
type Messages = { done: string; failed: string; hint?: string }

/** Runs one sign-in at a time, with its toasts. */
export function useSignInAttempt() {
  const dispatch = useAppDispatch()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<AuthError>()

  // Loads Firebase before the click: browsers block a popup that opens too long after it.
  useEffect(() => {
    loadFirebaseAuth().catch(() => {
      // The sign-in loads it again and reports the error.
    })
  }, [])

  async function attempt(
    signIn: (firebaseAuth: FirebaseAuth) => Promise<void>,
    { done, failed, hint }: Messages,
  ) {
    dispatch(signInStarted())
    setIsBusy(true)
    setError(undefined)
    try {
      await signIn(await loadFirebaseAuth())
      showToast(done)
      if (hint) showToast(hint, 'info')
    } catch (failure) {
      dispatch(signInFailed())
      setError(toAuthError(failure))
      showToast(failed, 'error')
    } finally {
      setIsBusy(false)
    }
  }

  return { attempt, isBusy, error, clearError: () => setError(undefined) }
}
