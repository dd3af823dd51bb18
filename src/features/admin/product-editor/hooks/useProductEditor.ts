import { useFormik } from 'formik'
import { type ChangeEvent, useState } from 'react'
import { type ApiProblem, isApiProblem } from '../../../../api'
import { useFormFields } from '../../../../shared/hooks/useFormFields'
import { showToast } from '../../../../shared/ui/toast'
import type { Occasion, ProductDraft, ProductFields } from '../forms/productForm'
import { productRules } from '../forms/rules'
import { picturesProblem } from '../lib/pictures'
import { useLeaveGuard } from './useLeaveGuard'
import { usePictures } from './usePictures'

/** What became of a draft; one that is neither saved nor refused is held for the admin to decide about. */
type SaveOutcome = { isSaved: boolean; refusal?: unknown }

type Options = {
  occasion: Occasion
  /** What there is before anything is typed. */
  start: ProductDraft
  /** What had been typed already. */
  typed?: ProductDraft
  onSave: (draft: ProductDraft) => Promise<SaveOutcome>
  /** Says so and leads on. */
  onSaved: () => Promise<void>
}

type Objections = Partial<Record<keyof ProductFields | 'images', string>>

/** The server names a place in a list as `images.0`. */
function objectionsOf({ fieldErrors = {} }: ApiProblem): Objections {
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([place, text]) => [place.split('.', 1).join(), text]),
  )
}

/** The dialog of a session that has run out says so already. */
const isSaidElsewhere = (refusal: unknown) =>
  isApiProblem(refusal) && [401, 403].includes(refusal.status)

const messageOf = (refusal: unknown) =>
  isApiProblem(refusal) ? refusal.message : 'Something went wrong. Please try again.'

export type ProductEditor = ReturnType<typeof useProductEditor>

/** A product's fields and pictures, their rules, what the server has against them, and the guard over what is unsaved. */
export function useProductEditor({ occasion, start: first, typed, onSave, onSaved }: Options) {
  const [start, setStart] = useState(first)
  const [opening] = useState(typed ?? first)
  const [isRestored, setIsRestored] = useState(typed !== undefined)
  const [isSaved, setIsSaved] = useState(false)
  const [objections, setObjections] = useState<Objections>({})
  const pictures = usePictures(opening.images)

  const form = useFormik({
    initialValues: opening.fields,
    validationSchema: productRules[occasion],
    validateOnBlur: false,
    onSubmit: async (fields) => {
      if (picturesProblem(pictures.all) === undefined) {
        await settle(await onSave({ fields, images: pictures.urls }))
      } else {
        // Only a chooser can be marked as wrong, and four pictures leave no room for it.
        formProps.ref.current?.querySelector<HTMLElement>('[name="images"]')?.focus()
      }
    },
  })
  const { formProps, textField } = useFormFields(form, objections)
  const draft: ProductDraft = { fields: form.values, images: pictures.urls }
  const isChanged =
    JSON.stringify(draft) !== JSON.stringify(start) || pictures.all.length > draft.images.length
  const isDirty = isChanged && !isSaved
  useLeaveGuard(isDirty)

  async function settle({ isSaved: isDone, refusal }: SaveOutcome) {
    setObjections(isApiProblem(refusal) ? objectionsOf(refusal) : {})
    if (refusal && !isSaidElsewhere(refusal)) void showToast(messageOf(refusal), 'warning')
    if (!isDone) return
    setIsSaved(true)
    await onSaved()
  }

  function replaceBy(next: ProductDraft) {
    void form.setValues(next.fields)
    pictures.replaceBy(next.images)
  }

  /** Begins anew, with what there is now. */
  function restart(next: ProductDraft) {
    setStart(next)
    replaceBy(next)
  }

  /** Of what had been typed before. */
  function discard() {
    setIsRestored(false)
    replaceBy(start)
  }

  function handleChange({ target }: ChangeEvent<HTMLFormElement>) {
    const changed: unknown = Reflect.get(target, 'name')
    const isOther = ([field]: [string, string]) => field !== changed
    setObjections((all) => Object.fromEntries(Object.entries(all).filter(isOther)))
  }

  const picturesError = form.submitCount > 0 ? picturesProblem(pictures.all) : undefined
  return {
    occasion,
    form,
    formProps: { ...formProps, onChange: handleChange },
    textField,
    pictures,
    picturesError: picturesError ?? objections.images,
    draft,
    isDirty,
    isRestored: isRestored && isDirty,
    settle,
    replaceBy,
    restart,
    discard,
  }
}
