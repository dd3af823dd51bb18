import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { hashText } from '../lib/hashText'
import { draftChanged, selectDraft } from '../model/checkoutSlice'
import { blankDelivery, type DeliveryValues } from '../model/delivery'

/** What the person who is here typed before, to begin with. */
export function useFirstValues(): DeliveryValues {
  const of = useOwner()
  const draft = useAppSelector(selectDraft)
  return useState(() => (draft?.of === of ? draft.values : blankDelivery))[0]
}

/** Keeps what is being typed, for a reload or another day; nothing more of it once it is being ordered. */
export function useSavedDraft(values: DeliveryValues, { isPlacing }: { isPlacing: boolean }) {
  const dispatch = useAppDispatch()
  const of = useOwner()
  useEffect(() => {
    if (!isPlacing) dispatch(draftChanged({ of, values }))
  }, [dispatch, of, values, isPlacing])
}

/** Stands for whoever is here. */
function useOwner(): string {
  return hashText(useAppSelector(({ auth }) => auth.person?.email) ?? '')
}
