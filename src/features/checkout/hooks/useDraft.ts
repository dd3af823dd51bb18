import { useEffect, useEffectEvent, useState } from 'react'
import { selectUserEmail } from '../../../entities/auth'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { hashText } from '../lib/hashText'
import { draftChanged, selectDraft } from '../model/checkoutSlice'
import { blankDelivery, type DeliveryValues } from '../model/delivery'

/** What the user has typed so far, which survives a reload until the order is placed. */
export function useDraft() {
  const dispatch = useAppDispatch()
  const ownerHash = hashText(useAppSelector(selectUserEmail) ?? '')
  const draft = useAppSelector(selectDraft)
  const [restored] = useState(() => (draft?.ownerHash === ownerHash ? draft.values : undefined))
  return {
    initialValues: restored ?? blankDelivery,
    isRestored: restored !== undefined,
    hasDraft: draft?.ownerHash === ownerHash,
    saveDraft: (values: DeliveryValues) => dispatch(draftChanged({ ownerHash, values })),
  }
}

/** Calls back when the page is hidden or closed while the cursor is still in a field. */
export function useOnPageHide(callback: () => void) {
  const handleHide = useEffectEvent(callback)
  useEffect(() => {
    const handleEvent = () => handleHide()
    document.addEventListener('visibilitychange', handleEvent)
    // Capturing, so that it runs before the persistence writes.
    window.addEventListener('pagehide', handleEvent, { capture: true })
    return () => {
      document.removeEventListener('visibilitychange', handleEvent)
      window.removeEventListener('pagehide', handleEvent, { capture: true })
    }
  }, [])
}
