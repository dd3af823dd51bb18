import type { ComponentProps } from 'react'
import { classNames } from '@/shared/lib/classNames'
import { Field, type FieldTexts } from './Field'
import styles from './TextArea.module.css'

type TextAreaProps = ComponentProps<'textarea'> & FieldTexts

export function TextArea({ label, error, hint, className, ...area }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <textarea {...area} {...control} className={classNames(control.className, styles.area)} />
      )}
    </Field>
  )
}
