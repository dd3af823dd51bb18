import { useFormik } from 'formik'
import { useEffect, useEffectEvent, useState } from 'react'
import { type ApiProblem, isApiProblem } from '../../../../api'
import type { FormMode, ProductForm } from '../forms/productForm'
import { productRules } from '../forms/rules'
import { useDraft } from './useDraft'
import { useLeaveGuard } from './useLeaveGuard'

type Options = {
  mode: FormMode
  /** The product's id, or `new`. */
  productId: string
  /** The latest version; the form takes it over only at first and by `reset`. */
  initial: ProductForm
  onSave: (form: ProductForm) => Promise<{ error?: unknown }>
  onSaved: () => Promise<void>
}

/** The server names list items `images.0`. */
const toFieldErrors = ({ fieldErrors = {} }: ApiProblem) =>
  Object.fromEntries(
    Object.entries(fieldErrors).map(([name, text]) => [name.split('.', 1).join(), text]),
  )

export type ProductFormik = ReturnType<typeof useProductForm>['form']

/** The formik form of a product, with its draft and the guard for unsaved changes. */
export function useProductForm({ mode, productId, initial, onSave, onSaved }: Options) {
  const draft = useDraft(productId)
  const [isRestored, setIsRestored] = useState(draft.restored !== undefined)

  const form = useFormik({
    initialValues: draft.restored ?? initial,
    validationSchema: productRules[mode],
    onSubmit: async (values, { resetForm, setErrors }) => {
      const { error } = await onSave(values)
      if (error) {
        setErrors(isApiProblem(error) ? toFieldErrors(error) : {})
        return
      }
      setIsRestored(false)
      resetForm({ values, isSubmitting: true })
      await onSaved()
    },
  })

  const isDirty = form.dirty || isRestored
  useLeaveGuard(isDirty)

  const saveDraft = () => {
    if (isDirty) draft.save(form.values)
  }
  const handleLeave = useEffectEvent(() => {
    saveDraft()
    draft.discardUnlessExpired()
  })
  useEffect(() => () => handleLeave(), [])

  function reset() {
    setIsRestored(false)
    form.resetForm({ values: initial })
  }

  return { mode, form, isDirty, isRestored, saveDraft, reset }
}
