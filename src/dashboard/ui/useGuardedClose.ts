import { useRef } from 'react'
import { confirmLeaving } from './useLeaveGuard'

/** Closes a dialog, but asks before what was entered in it is lost. Resolves with whether it closes. */
export function useGuardedClose(isDirty: boolean, onClose: () => void): () => Promise<boolean> {
  const isAsking = useRef(false)
  return async () => {
    if (isAsking.current) return false
    isAsking.current = true
    const isClosing = !isDirty || (await confirmLeaving())
    isAsking.current = false
    if (isClosing) onClose()
    return isClosing
  }
}
