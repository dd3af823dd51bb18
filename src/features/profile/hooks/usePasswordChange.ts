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

type PasswordChangeOptions = { onDone: () => void; onError: (message: string) => void }

/** Changes the password. If Firebase requires a recent sign-in, asks for the current password first. */
export function usePasswordChange({ onDone, onError }: PasswordChangeOptions) {
  const dispatch = useAppDispatch()
  /** The new password, while the dialog asks for the current one. */
  const [pendingPassword, setPendingPassword] = useState<string>()

  async function change(password: string) {
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
      onError(messageOf(failure))
      showToast(messageOf(failure), 'error')
    }
  }

  /** Returns the message if the current password is not accepted. */
  async function reauthenticate(currentPassword: string): Promise<string | undefined> {
    if (pendingPassword === undefined) return undefined
    try {
      const firebaseAuth = await loadFirebaseAuth()
      await firebaseAuth.reauthenticate(currentPassword)
    } catch (failure) {
      const isWrong = wrongPasswordCodes.includes(getAuthErrorCode(failure))
      return isWrong ? 'Your current password is wrong.' : messageOf(failure)
    }
    await change(pendingPassword)
    return undefined
  }

  return {
    change,
    needsReauthentication: pendingPassword !== undefined,
    reauthenticate,
    cancel: () => setPendingPassword(undefined),
  }
}
