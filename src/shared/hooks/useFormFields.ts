import { type ChangeEvent, type SubmitEvent, useEffect, useRef } from 'react'

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What is used here of what `useFormik` answers. */
type Form<Values extends object> = {
  values: Values
  errors: Partial<Record<keyof Values, unknown>>
  touched: Partial<Record<keyof Values, unknown>>
  submitCount: number
  isSubmitting: boolean
  handleChange: (event: ChangeEvent<FieldElement>) => void
  handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * What a form and its text fields take. A refused submit puts the focus on the first field that is wrong; only from then
 * on mistakes are shown: shown when a field is left, they would push away the button that is just being pressed.
 */
export function useFormFields<Values extends object>(
  form: Form<Values>,
  /** What others than the form's own rules have against a field. */
  objections: Partial<Record<keyof Values, string>> = {},
) {
  const formRef = useRef<HTMLFormElement>(null)
  const { submitCount, isSubmitting } = form

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount, isSubmitting])

  return {
    formProps: { ref: formRef, noValidate: true, onSubmit: form.handleSubmit },
    textField: (name: keyof Values & string) => {
      const error = form.errors[name]
      return {
        name,
        value: String(form.values[name]),
        onChange: form.handleChange,
        error: form.touched[name] && typeof error === 'string' ? error : objections[name],
      }
    },
  }
}
