import { useEffect, useState } from 'react'
import {
  type IdentityFailure,
  identityFailureOf,
  loadIdentity,
  signInFailed,
  signInStarted,
} from '../../../entities/auth'
import { showToast } from '../../../shared/ui/toast'
import { useAppDispatch } from '../../../store/hooks'

type Identity = Awaited<ReturnType<typeof loadIdentity>>
type Words = { done: string; failed: string; hint?: string }

/** One try to sign in at a time, by whichever way. */
export function useSignInAttempt() {
  const dispatch = useAppDispatch()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<IdentityFailure>()

  // A browser opens a popup only within moments of the click that wants it.
  useEffect(() => {
    loadIdentity().catch(() => {
      // The attempt tries again, and says so where it fails.
    })
  }, [])

  async function attempt(
    signIn: (identity: Identity) => Promise<void>,
    { done, failed, hint }: Words,
  ) {
    dispatch(signInStarted())
    setIsBusy(true)
    setFailure(undefined)
    try {
      await signIn(await loadIdentity())
      void showToast(done)
      if (hint) void showToast(hint, 'info')
    } catch (error) {
      dispatch(signInFailed())
      setFailure(identityFailureOf(error))
      void showToast(failed, 'error')
    } finally {
      setIsBusy(false)
    }
  }

  return { attempt, isBusy, failure, forgetFailure: () => setFailure(undefined) }
}
