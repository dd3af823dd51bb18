import { type ChangeEvent, type SubmitEvent, useEffect, useRef } from 'react'

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The used part of `useFormik`'s result. */
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
 * Props for a form and its fields. An invalid submit focuses the first invalid field. Errors are shown only after a submit:
 * shown on blur, they would move the button that is just being clicked.
 */
export function useFormFields<Values extends object>(
  form: Form<Values>,
  /** Field errors from the server. */
  serverErrors: Partial<Record<keyof Values, string>> = {},
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
        error: form.touched[name] && typeof error === 'string' ? error : serverErrors[name],
      }
    },
  }
}
