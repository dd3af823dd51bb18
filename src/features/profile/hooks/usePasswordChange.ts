import { useState } from 'react'
import {
  getAuthErrorCode,
  loadFirebaseAuth,
  passwordChanged,
  toAuthError,
} from '../../../entities/auth'
import { showToast } from '../../../shared/ui/toast'
import { useAppDispatch } from '../../../store/hooks'

const genericMessage = 'The password could not be changed. Please try again.'
const wrongPasswordCodes = ['wrong-password', 'invalid-credential', 'invalid-login-credentials']

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  return toAuthError(error)?.message ?? (message || genericMessage)
}

/** Changes the password. If Firebase requires a recent sign-in, asks for the current password first. */
export function usePasswordChange(onDone: () => void) {
  const dispatch = useAppDispatch()
  /** The new password, while the dialog asks for the current one. */
  const [pendingPassword, setPendingPassword] = useState<string>()
  const [error, setError] = useState<string>()
  const [reauthError, setReauthError] = useState<string>()

  async function change(password: string) {
    setError(undefined)
    try {
      const { changePassword } = await loadFirebaseAuth()
      await changePassword(password)
      dispatch(passwordChanged())
      setPendingPassword(undefined)
      showToast('Password changed successfully')
      onDone()
    } catch (failure) {
      if (getAuthErrorCode(failure) === 'requires-recent-login') {
        setPendingPassword(password)
        return
      }
      setPendingPassword(undefined)
      setError(messageOf(failure))
      showToast(messageOf(failure), 'error')
    }
  }

  async function reauthenticate(currentPassword: string) {
    if (pendingPassword === undefined) return
    setReauthError(undefined)
    try {
      const firebaseAuth = await loadFirebaseAuth()
      await firebaseAuth.reauthenticate(currentPassword)
    } catch (failure) {
      const isWrong = wrongPasswordCodes.includes(getAuthErrorCode(failure))
      setReauthError(isWrong ? 'Your current password is wrong.' : messageOf(failure))
      return
    }
    await change(pendingPassword)
  }

  function cancel() {
    setPendingPassword(undefined)
    setReauthError(undefined)
  }

  return {
    change,
    error,
    needsReauthentication: pendingPassword !== undefined,
    reauthenticate,
    reauthError,
    cancel,
  }
}
