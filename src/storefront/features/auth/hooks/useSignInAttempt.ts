import { useEffect, useState } from 'react'
import { isApiProblem, useCreateSessionMutation, useSaveUserMutation } from '@/api'
import { type AuthError, toAuthError } from '@/entities/auth/lib/authErrors'
import type { FirebaseUser } from '@/entities/auth/lib/firebaseAuth'
import { loadFirebaseAuth } from '@/entities/auth/lib/loadFirebaseAuth'
import { settleSession } from '@/entities/auth/lib/settleSession'
import { signInFailed, signInStarted } from '@/entities/auth/model/authSlice'
import { showToast } from '@/shared/ui/toast/toast'
import { useAppDispatch } from '@/store/hooks'
import { toUserInput } from '../lib/toUserInput'

type FirebaseAuth = Awaited<ReturnType<typeof loadFirebaseAuth>>
type Attempt = {
  signIn: (firebaseAuth: FirebaseAuth) => Promise<FirebaseUser>
  isRemembered: boolean
  messages: { done: string; failed: string; hint?: string }
}

/** Runs one sign-in at a time, with its toasts: Firebase makes a token, and the server opens a session for it. */
export function useSignInAttempt() {
  const dispatch = useAppDispatch()
  const [createSession] = useCreateSessionMutation()
  const [saveUser] = useSaveUserMutation()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<AuthError>()

  // Loads Firebase before the click: browsers block a popup that opens too long after it.
  useEffect(() => {
    loadFirebaseAuth().catch(() => {
      // The sign-in loads it again and reports the error.
    })
  }, [])

  async function attempt({ signIn, isRemembered, messages: { done, failed, hint } }: Attempt) {
    dispatch(signInStarted())
    setIsBusy(true)
    setError(undefined)
    try {
      const firebaseUser = await signIn(await loadFirebaseAuth())
      const { email } = firebaseUser
      await dispatch(settleSession())
      const { user } = await createSession({ body: { email, isRemembered } }).unwrap()
      saveUser({ body: toUserInput(firebaseUser, user) })
        .unwrap()
        .catch((problem: unknown) => console.error('The user could not be saved:', problem))
      showToast(done, 'success', hint)
    } catch (failure) {
      dispatch(signInFailed())
      setError(
        toAuthError(failure) ?? (isApiProblem(failure) ? { message: failure.message } : undefined),
      )
      showToast(failed, 'error')
    } finally {
      setIsBusy(false)
    }
  }

  return {
    attempt,
    isBusy,
    fieldErrors: error?.field && { [error.field]: error.message },
    formError: error?.field ? undefined : error?.message,
    clearError: () => setError(undefined),
  }
}
