import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import type { useFormik } from 'formik'
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'

type FormValues = Record<string, unknown>

/** The result of `useFormik`. */
type Formik<Values extends FormValues> = ReturnType<typeof useFormik<Values>>

type FormProps<Values extends FormValues> = Omit<ComponentProps<'form'>, 'form' | 'ref'> & {
  form: Formik<Values>
}

/** `attributes.brand` is a part of the field `attributes`. */
const fieldOf = (control: HTMLElement) => (control.getAttribute('name') ?? '').split('.', 1).join()

/** A form of MUI fields; an invalid submit focuses the first invalid field. */
export function Form<Values extends FormValues>({ form, ...props }: FormProps<Values>) {
  const ref = useRef<HTMLFormElement>(null)
  const { submitCount, isSubmitting, errors } = form

  const focusInvalid = useEffectEvent(() => {
    const controls = [...(ref.current?.querySelectorAll<HTMLElement>('[name]') ?? [])]
    const wrong = controls.filter((control) => fieldOf(control) in errors)
    // A field of several parts is wrong in one of them.
    const isWhole = (control: HTMLElement) => control.getAttribute('name') === fieldOf(control)
    const isInvalid = (control: HTMLElement) => control.matches('[aria-invalid=true]')
    const first = wrong.find((control) => isWhole(control) || isInvalid(control)) ?? wrong[0]
    first?.focus()
  })
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusInvalid()
  }, [submitCount, isSubmitting])

  return <form {...props} ref={ref} noValidate onSubmit={form.handleSubmit} />
}

type FieldProps<Values extends FormValues> = {
  form: Formik<Values>
  name: keyof Values & string
}

/**
 * The error of a field, shown only after a submit: shown on blur, it would move the button that is just being clicked.
 * Errors of the server come by `setErrors` in `onSubmit`.
 */
export function getFieldError<Values extends FormValues>({ form, name }: FieldProps<Values>) {
  const error: unknown = form.errors[name]
  return form.submitCount > 0 && typeof error === 'string' ? error : undefined
}

type FormTextFieldProps<Values extends FormValues> = FieldProps<Values> &
  Omit<TextFieldProps, 'form' | 'name' | 'value' | 'error' | 'onChange'>

/** A text field of a formik form; with `multiline` a text area. */
export function FormTextField<Values extends FormValues>({
  form,
  name,
  helperText,
  slotProps,
  ...props
}: FormTextFieldProps<Values>) {
  const error = getFieldError({ form, name })
  return (
    <TextField
      {...props}
      name={name}
      value={form.values[name]}
      onChange={form.handleChange}
      error={error !== undefined}
      helperText={error ?? helperText}
      // Optional fields say so in their label, so required ones have no asterisk.
      slotProps={{ ...slotProps, inputLabel: { required: false } }}
    />
  )
}

type FormSelectProps<Values extends FormValues> = FormTextFieldProps<Values> & {
  options: readonly string[]
  /** The option as text on screen, if it is another one. */
  toLabel?: (option: string) => string
  /** Shown until an option is chosen. */
  placeholder?: string
}

/** A native select, because phones have their own pickers for it. */
export function FormSelect<Values extends FormValues>({
  options,
  toLabel = (option) => option,
  placeholder,
  ...props
}: FormSelectProps<Values>) {
  return (
    <FormTextField {...props} select slotProps={{ select: { native: true } }}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {toLabel(option)}
        </option>
      ))}
    </FormTextField>
  )
}

type FormCheckboxProps<Values extends FormValues> = FieldProps<Values> & { label: string }

export function FormCheckbox<Values extends FormValues>(props: FormCheckboxProps<Values>) {
  const { form, name, label } = props
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox name={name} checked={form.values[name] === true} onChange={form.handleChange} />
      }
    />
  )
}
