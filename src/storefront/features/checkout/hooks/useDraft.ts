import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { selectHasLoggedOut, selectUserEmail } from '@/entities/auth/model/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectDistrict } from '@/store/uiSlice'
import { inDistrict } from '../lib/order'
import { draftChanged, ownerOf, selectDraft, selectPlacedKey } from '../model/checkoutSlice'
import { blankDelivery, type DeliveryValues } from '../model/delivery'

/** What the user has typed so far, which survives a reload until the order is placed, with the district that was chosen last. */
export function useDraft() {
  const dispatch = useAppDispatch()
  const ownerHash = ownerOf(useAppSelector(selectUserEmail))
  const draft = useAppSelector(selectDraft)
  const [restored] = useState(() => (draft?.ownerHash === ownerHash ? draft.values : undefined))
  const district = useAppSelector(selectDistrict)
  const [initialValues] = useState(() => inDistrict(restored ?? blankDelivery, district))
  const [firstPlacedKey] = useState(useAppSelector(selectPlacedKey))

  /** After logging out or placing the order there is no draft, and the form may still be there for a moment. */
  function saveDraft(values: DeliveryValues) {
    dispatch((_dispatch, getState) => {
      const placedKey = selectPlacedKey(getState())
      const isPlaced = placedKey !== undefined && placedKey !== firstPlacedKey
      if (isPlaced || selectHasLoggedOut(getState())) return
      dispatch(draftChanged({ ownerHash, values }))
    })
  }

  return {
    initialValues,
    isRestored: restored !== undefined,
    hasDraft: draft?.ownerHash === ownerHash,
    saveDraft,
  }
}

/** Calls back when the page is left, hidden or closed while the cursor is still in a field: no blur event is sent then. */
export function useOnLeave(callback: () => void) {
  const handleLeave = useEffectEvent(callback)
  useLayoutEffect(() => () => handleLeave(), [])
  useEffect(() => {
    const handleEvent = () => handleLeave()
    document.addEventListener('visibilitychange', handleEvent)
    // Capturing, so that it runs before the persistence writes.
    window.addEventListener('pagehide', handleEvent, { capture: true })
    return () => {
      document.removeEventListener('visibilitychange', handleEvent)
      window.removeEventListener('pagehide', handleEvent, { capture: true })
    }
  }, [])
}
