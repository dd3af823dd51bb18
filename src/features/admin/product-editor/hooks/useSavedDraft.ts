import { useEffect, useState } from 'react'
import type { ProductVersion } from '../../../../api'
import { useAppDispatch, useAppSelector } from '../../../../store/hooks'
import type { AppDispatch, RootState } from '../../../../store/types'
import type { ProductFields } from '../forms/productForm'
import {
  draftDropped,
  draftKept,
  type KeptDraft,
  selectKeptDraft,
} from '../model/productDraftSlice'

/** Stands for a product that is not there yet. */
export const newProduct = 'new'

const useOwner = () => useAppSelector(({ auth }) => auth.person?.email) ?? ''

/** What the admin who is here had typed into this form when their session ran out. */
export function useSavedDraft(about: string): KeptDraft | undefined {
  const of = useOwner()
  const kept = useAppSelector(selectKeptDraft)
  return useState(() => (kept?.of === of && kept.about === about ? kept : undefined))[0]
}

/** Who leaves with an open session has been asked, and who ends it has, too. */
function dropWhereLeft(dispatch: AppDispatch, getState: () => RootState) {
  if (['open', 'ended'].includes(getState().auth.session)) dispatch(draftDropped())
}

type Keeping = {
  about: string
  base?: ProductVersion
  fields: ProductFields
  images: readonly string[]
  isDirty: boolean
}

/** Keeps what is being typed for as long as it is not saved. */
export function useSaveDraft({ about, base, fields, images, isDirty }: Keeping) {
  const dispatch = useAppDispatch()
  const of = useOwner()
  const imageList = images.join('\n')

  useEffect(() => {
    if (!isDirty) return
    const draft = { fields, images: imageList.split('\n').filter(Boolean) }
    dispatch(draftKept({ of, about, draft, base }))
    return () => {
      dispatch(dropWhereLeft)
    }
  }, [dispatch, of, about, base, fields, imageList, isDirty])
}
