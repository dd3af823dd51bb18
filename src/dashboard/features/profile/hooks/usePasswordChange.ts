import { useRef, useState } from 'react'
import { type SessionUser, useCreateSessionMutation } from '@/api'
import { getAuthErrorCode, toAuthError } from '@/entities/auth/lib/authErrors'
import { loadFirebaseAuth } from '@/entities/auth/lib/loadFirebaseAuth'
import { t } from '@/shared/lib/language'
import { showWarning } from '@/shared/ui/dialog/dialog'
import { showToast } from '@/shared/ui/toast/toast'
import * as messages from '../messages'

const otherSessionsOpen = {
  title: t(messages.otherSessionsTitle),
  text: t(messages.otherSessions),
}
const wrongPasswordCodes = ['wrong-password', 'invalid-credential', 'invalid-login-credentials']

const messageOf = (error: unknown) => toAuthError(error)?.message ?? t(messages.passwordFailed)

export type ChangePasswordUser = Pick<SessionUser, 'email' | 'isRemembered'>

type PasswordChangeOptions = {
  user: ChangePasswordUser
  onDone: () => void
  onError: (message: string) => void
}

/** Changes the password. If Firebase requires a recent sign-in, asks for the current password first. */
export function usePasswordChange({ user, onDone, onError }: PasswordChangeOptions) {
  const { email, isRemembered } = user
  const [createSession] = useCreateSessionMutation()
  /** The new password, while the dialog asks for the current one. */
  const [pendingPassword, setPendingPassword] = useState<string>()
  const signIn = useRef<AbortController>(undefined)

  async function change(password: string) {
    try {
      const { changePassword } = await loadFirebaseAuth()
      await changePassword({ email, password })
      // With the new token the server ends the sessions of other browsers.
      const { error } = await createSession({ body: { email, isRemembered } })
      setPendingPassword(undefined)
      if (error) void showWarning(otherSessionsOpen)
      else showToast(t(messages.passwordChanged))
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
    const abort = new AbortController()
    signIn.current = abort
    try {
      const { logIn } = await loadFirebaseAuth()
      await logIn({ email, password: currentPassword })
    } catch (failure) {
      const isWrong = wrongPasswordCodes.includes(getAuthErrorCode(failure))
      return isWrong ? t(messages.wrongPassword) : messageOf(failure)
    }
    // The dialog was cancelled meanwhile; Firebase cannot abort a sign-in.
    if (!abort.signal.aborted) await change(pendingPassword)
    return undefined
  }

  function cancel() {
    signIn.current?.abort()
    setPendingPassword(undefined)
  }

  return {
    change,
    needsReauthentication: pendingPassword !== undefined,
    reauthenticate,
    cancel,
  }
}
