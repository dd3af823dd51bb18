import type { useFormik } from 'formik'
import { useEffect, useRef } from 'react'

type Form<Values extends object> = Pick<
  ReturnType<typeof useFormik<Values>>,
  | 'values'
  | 'errors'
  | 'touched'
  | 'submitCount'
  | 'isSubmitting'
  | 'handleChange'
  | 'handleBlur'
  | 'handleSubmit'
>

/** What a form and its text fields take; a refused submit puts the focus on the first field that is wrong. */
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
        value: String(form.values[name] ?? ''),
        onChange: form.handleChange,
        onBlur: form.handleBlur,
        error: (form.touched[name] && typeof error === 'string' && error) || objections[name],
      }
    },
  }
}
