import { useEffect, useState } from 'react'
import type { ProductVersion } from '../../../../api'
import { selectUserEmail } from '../../../../entities/auth'
import { useAppDispatch, useAppSelector } from '../../../../store/hooks'
import type { AppDispatch, RootState } from '../../../../store/types'
import type { ProductFields } from '../forms/productForm'
import {
  draftDiscarded,
  draftSaved,
  type SavedDraft,
  selectSavedDraft,
} from '../model/productDraftSlice'

export const newProduct = 'new'

const useOwner = () => useAppSelector(selectUserEmail) ?? ''

/** The unsaved changes that this user had in this form when the session expired. */
export function useSavedDraft(about: string): SavedDraft | undefined {
  const of = useOwner()
  const savedDraft = useAppSelector(selectSavedDraft)
  return useState(() =>
    savedDraft?.of === of && savedDraft.about === about ? savedDraft : undefined,
  )[0]
}

/** With an active session the leave guard has already asked; the draft is only savedDraft if the session expired. */
function discardOnLeave(dispatch: AppDispatch, getState: () => RootState) {
  if (['open', 'ended'].includes(getState().auth.session)) dispatch(draftDiscarded())
}

type SaveDraftOptions = {
  about: string
  base?: ProductVersion
  fields: ProductFields
  images: readonly string[]
  isDirty: boolean
}

/** Keeps the form's unsaved changes in the store. */
export function useSaveDraft({ about, base, fields, images, isDirty }: SaveDraftOptions) {
  const dispatch = useAppDispatch()
  const of = useOwner()
  const imageList = images.join('\n')

  useEffect(() => {
    if (!isDirty) return
    const draft = { fields, images: imageList.split('\n').filter(Boolean) }
    dispatch(draftSaved({ of, about, draft, base }))
    return () => {
      dispatch(discardOnLeave)
    }
  }, [dispatch, of, about, base, fields, imageList, isDirty])
}
