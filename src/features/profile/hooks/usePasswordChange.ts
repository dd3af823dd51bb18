import { useState } from 'react'
import {
  identityCodeOf,
  identityFailureOf,
  loadIdentity,
  passwordChanged,
} from '../../../entities/auth'
import { showToast } from '../../../shared/ui/toast'
import { useAppDispatch } from '../../../store/hooks'

const unknown = 'The password could not be changed. Please try again.'
const notPresent = 'This is not your present password.'
const wrongCodes = ['wrong-password', 'invalid-credential', 'invalid-login-credentials']

/** In the words of the error, where we have no better ones. */
function messageOf(error: unknown): string {
  const told = error instanceof Error ? error.message : ''
  return identityFailureOf(error)?.message ?? (told || unknown)
}

/** Changes the password; where the service wants to know anew who is here, asks for the present one and goes on. */
export function usePasswordChange(onDone: () => void) {
  const dispatch = useAppDispatch()
  /** The new password, while the present one is asked for. */
  const [waiting, setWaiting] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [proofFailure, setProofFailure] = useState<string>()

  async function change(password: string) {
    setFailure(undefined)
    try {
      const identity = await loadIdentity()
      await identity.changePassword(password)
      dispatch(passwordChanged())
      setWaiting(undefined)
      void showToast('Password changed successfully')
      onDone()
    } catch (error) {
      if (identityCodeOf(error) === 'requires-recent-login') {
        setWaiting(password)
        return
      }
      setWaiting(undefined)
      setFailure(messageOf(error))
      void showToast(messageOf(error), 'error')
    }
  }

  async function prove(presentPassword: string) {
    if (waiting === undefined) return
    setProofFailure(undefined)
    try {
      const identity = await loadIdentity()
      await identity.proveIdentity(presentPassword)
    } catch (error) {
      const isWrong = wrongCodes.includes(identityCodeOf(error))
      setProofFailure(isWrong ? notPresent : messageOf(error))
      return
    }
    await change(waiting)
  }

  function giveUp() {
    setWaiting(undefined)
    setProofFailure(undefined)
  }

  return { change, failure, isProofWanted: waiting !== undefined, prove, proofFailure, giveUp }
}
