import { useFormik } from 'formik'
import { type ChangeEvent, useState } from 'react'
import { type ApiProblem, isApiProblem } from '../../../../api'
import { useFormFields } from '../../../../shared/hooks/useFormFields'
import type { FormMode, ProductDraft, ProductFields } from '../forms/productForm'
import { productRules } from '../forms/rules'
import { getPicturesError } from '../lib/pictures'
import { useLeaveGuard } from './useLeaveGuard'
import { usePictures } from './usePictures'

/** Neither saved nor failed means that the user has to resolve a conflict first. */
type SaveOutcome = { isSaved: boolean; error?: unknown }

type Options = {
  mode: FormMode
  /** The initial values. */
  start: ProductDraft
  /** Restored unsaved changes. */
  restored?: ProductDraft
  onSave: (draft: ProductDraft) => Promise<SaveOutcome>
  onSaved: () => Promise<void>
}

type ServerErrors = Partial<Record<keyof ProductFields | 'images', string>>

/** The server names list items `images.0`. */
function toServerErrors({ fieldErrors = {} }: ApiProblem): ServerErrors {
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([name, text]) => [name.split('.', 1).join(), text]),
  )
}

export type ProductEditor = ReturnType<typeof useProductEditor>

/** State of the product form: fields, pictures, validation, server errors and the guard for unsaved changes. */
export function useProductEditor({ mode, start: first, restored, onSave, onSaved }: Options) {
  const [start, setStart] = useState(first)
  const [initial] = useState(restored ?? first)
  const [isRestored, setIsRestored] = useState(restored !== undefined)
  const [isSaved, setIsSaved] = useState(false)
  const [serverErrors, setServerErrors] = useState<ServerErrors>({})
  const pictures = usePictures(initial.images)

  const form = useFormik({
    initialValues: initial.fields,
    validationSchema: productRules[mode],
    validateOnBlur: false,
    onSubmit: async (fields) => {
      if (getPicturesError(pictures.all) === undefined) {
        await handleSaveResult(await onSave({ fields, images: pictures.urls }))
      } else {
        // With four pictures there is no file input that useFormFields could focus.
        formProps.ref.current?.querySelector<HTMLElement>('[name="images"]')?.focus()
      }
    },
  })
  const { formProps, textField } = useFormFields(form, serverErrors)
  const draft: ProductDraft = { fields: form.values, images: pictures.urls }
  const isChanged =
    JSON.stringify(draft) !== JSON.stringify(start) || pictures.all.length > draft.images.length
  const isDirty = isChanged && !isSaved
  useLeaveGuard(isDirty)

  async function handleSaveResult({ isSaved: isDone, error }: SaveOutcome) {
    setServerErrors(isApiProblem(error) ? toServerErrors(error) : {})
    if (!isDone) return
    setIsSaved(true)
    await onSaved()
  }

  function replaceBy(next: ProductDraft) {
    void form.setValues(next.fields)
    pictures.replaceBy(next.images)
  }

  /** Resets the form to another version of the product. */
  function restart(next: ProductDraft) {
    setStart(next)
    replaceBy(next)
  }

  /** Discards restored changes. */
  function discard() {
    setIsRestored(false)
    replaceBy(start)
  }

  function handleChange({ target }: ChangeEvent<HTMLFormElement>) {
    const changed: unknown = Reflect.get(target, 'name')
    const isOther = ([field]: [string, string]) => field !== changed
    setServerErrors((all) => Object.fromEntries(Object.entries(all).filter(isOther)))
  }

  const picturesError = form.submitCount > 0 ? getPicturesError(pictures.all) : undefined
  return {
    mode,
    form,
    formProps: { ...formProps, onChange: handleChange },
    textField,
    pictures,
    picturesError: picturesError ?? serverErrors.images,
    draft,
    isDirty,
    isRestored: isRestored && isDirty,
    handleSaveResult,
    replaceBy,
    restart,
    discard,
  }
}
