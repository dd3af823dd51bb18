import { confirmLeaving } from './useLeaveGuard'

/** Closes a dialog, but asks before what was entered in it is lost. Resolves with whether it closes. */
export function useGuardedClose(isDirty: boolean, onClose: () => void): () => Promise<boolean> {
  return async () => {
    const isClosing = !isDirty || (await confirmLeaving())
    if (isClosing) onClose()
    return isClosing
  }
}
