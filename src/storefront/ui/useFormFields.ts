import type { FormikValues, useFormik } from 'formik'
import { useEffect, useRef } from 'react'

/**
 * Props for a form and its fields. An invalid submit focuses the first invalid field. Errors are shown only after a submit:
 * shown on blur, they would move the button that is just being clicked.
 */
export function useFormFields<Values extends FormikValues>(
  form: ReturnType<typeof useFormik<Values>>,
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
