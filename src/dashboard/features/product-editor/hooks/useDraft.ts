import { useState } from 'react'
import {
  selectHasLoggedOut,
  selectIsSignedIn,
  selectUserEmail,
} from '@/entities/auth/model/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { ProductForm } from '../forms/productForm'
import { toPictures } from '../lib/pictures'
import { draftDiscarded, draftSaved, selectDraft } from '../model/productDraftSlice'

/** The unsaved changes that this user had in this form when the session expired. */
export function useDraft(productId: string) {
  const dispatch = useAppDispatch()
  // From the first render, because the user is signed out before the page is left.
  const [owner] = useState(useAppSelector(selectUserEmail) ?? '')
  const [draft] = useState(useAppSelector(selectDraft))
  const isOwn = draft?.owner === owner && draft.productId === productId

  return {
    restored: isOwn ? { ...draft.form, images: toPictures(draft.form.images) } : undefined,
    save({ images, ...fields }: ProductForm) {
      const urls = images.flatMap(({ url }) => url ?? [])
      dispatch(draftSaved({ owner, productId, form: { ...fields, images: urls } }))
    },
    /** With an active session and before logging out the leave guard has already asked. */
    discardUnlessExpired() {
      dispatch((_dispatch, getState) => {
        const isOnPurpose = selectIsSignedIn(getState()) || selectHasLoggedOut(getState())
        if (isOnPurpose) dispatch(draftDiscarded())
      })
    },
  }
}
