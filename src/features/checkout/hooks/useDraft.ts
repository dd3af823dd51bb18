import { useState } from 'react'
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
  const [initialValues] = useState(() =>
    draft?.ownerHash === ownerHash ? draft.values : blankDelivery,
  )
  return {
    initialValues,
    saveDraft: (values: DeliveryValues) => dispatch(draftChanged({ ownerHash, values })),
  }
}
