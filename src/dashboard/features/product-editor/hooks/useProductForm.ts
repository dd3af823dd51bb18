import { useFormik } from 'formik'
import { useEffect, useEffectEvent, useState } from 'react'
import { type ApiProblem, isApiProblem } from '@/api'
import { toPictures, toUrls } from '@/dashboard/ui/pictures/pictures'
import { useLeaveGuard } from '@/dashboard/ui/useLeaveGuard'
import {
  selectHasLoggedOut,
  selectIsSignedIn,
  selectUserEmail,
} from '@/entities/auth/model/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { type FormMode, type ProductForm, toForm } from '../forms/productForm'
import { productRules } from '../forms/rules'
import { draftDiscarded, draftSaved, selectDraft } from '../model/productDraftSlice'

type Options = {
  mode: FormMode
  /** The product's id, or `new`. */
  productId: string
  /** The latest version; the form takes it over only at first and by `reset`. */
  initial: ProductForm
  /** Returns what was sent, if it was more than what was entered. */
  onSave: (form: ProductForm) => Promise<{ error?: unknown; form?: ProductForm; notice?: string }>
  onSaved: (notice?: string) => Promise<void>
}

/** The server names list items `images.0`. */
const toFieldErrors = ({ fieldErrors = {} }: ApiProblem) =>
  Object.fromEntries(
    Object.entries(fieldErrors).map(([name, text]) => [name.split('.', 1).join(), text]),
  )

export type ProductFormik = ReturnType<typeof useProductForm>['form']

/** The formik form of a product, with its draft and the guard for unsaved changes. */
export function useProductForm({ mode, productId, initial, onSave, onSaved }: Options) {
  const dispatch = useAppDispatch()
  // From the first render, because the user is signed out before the page is left.
  const [owner] = useState(useAppSelector(selectUserEmail) ?? '')
  const [draft] = useState(useAppSelector(selectDraft))
  const isOwn = draft?.owner === owner && draft.productId === productId
  const [isRestored, setIsRestored] = useState(isOwn)

  const form = useFormik({
    initialValues: isOwn ? { ...draft.form, images: toPictures(draft.form.images) } : initial,
    validationSchema: productRules[mode],
    onSubmit: async (values, { resetForm, setErrors }) => {
      const { error, form: sent = values, notice } = await onSave(values)
      if (error) {
        if (sent !== values) rebase(sent, { isSubmitting: true, submitCount: 1 })
        setErrors(isApiProblem(error) ? toFieldErrors(error) : {})
        return
      }
      setIsRestored(false)
      resetForm({ values: sent, isSubmitting: true })
      await onSaved(notice)
    },
  })

  const isDirty = form.dirty || isRestored
  useLeaveGuard(isDirty)

  /** Unsaved changes are kept for when the session expires. */
  function saveDraft() {
    if (!isDirty) return
    const { images, ...fields } = form.values
    dispatch(draftSaved({ owner, productId, form: { ...fields, images: toUrls(images) } }))
  }
  const handleLeave = useEffectEvent(() => {
    saveDraft()
    // With an active session and before logging out the leave guard has already asked.
    dispatch((_dispatch, getState) => {
      const isOnPurpose = selectIsSignedIn(getState()) || selectHasLoggedOut(getState())
      if (isOnPurpose) dispatch(draftDiscarded())
    })
  })
  useEffect(() => () => handleLeave(), [])

  /** Shows values whose version is newer than that of the form. */
  function rebase(values: ProductForm, state?: { isSubmitting: boolean; submitCount: number }) {
    setIsRestored(false)
    form.resetForm({ ...state, values: values.version ? toForm(values.version) : initial })
    void form.setValues(values, false)
  }

  function reset() {
    setIsRestored(false)
    form.resetForm({ values: initial })
  }

  return { mode, form, isDirty, isRestored, saveDraft, reset, rebase }
}
