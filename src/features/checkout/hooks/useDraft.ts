import { useEffect, useState } from 'react'
import { selectUserEmail } from '../../../entities/auth'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { hashText } from '../lib/hashText'
import { draftChanged, selectDraft } from '../model/checkoutSlice'
import { blankDelivery, type DeliveryValues } from '../model/delivery'

/** The user's saved draft, or blank fields. */
export function useFirstValues(): DeliveryValues {
  const ownerHash = useOwnerHash()
  const draft = useAppSelector(selectDraft)
  return useState(() => (draft?.ownerHash === ownerHash ? draft.values : blankDelivery))[0]
}

/** Saves what is typed, so that it survives a reload, until the order is placed. */
export function useSavedDraft(values: DeliveryValues, { isPlacing }: { isPlacing: boolean }) {
  const dispatch = useAppDispatch()
  const ownerHash = useOwnerHash()
  useEffect(() => {
    if (!isPlacing) dispatch(draftChanged({ ownerHash, values }))
  }, [dispatch, ownerHash, values, isPlacing])
}

function useOwnerHash(): string {
  return hashText(useAppSelector(selectUserEmail) ?? '')
}
