import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/shared/lib/classNames'
import { Field, type FieldTexts } from './Field'
import styles from './TextField.module.css'

type TextFieldProps = ComponentProps<'input'> &
  FieldTexts & {
    /** Inside the field, at its end. */
    action?: ReactNode
  }

export function TextField({ label, error, hint, action, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <div className={styles.frame}>
          <input {...input} {...control} className={classNames(control.className, styles.input)} />
          {action}
        </div>
      )}
    </Field>
  )
}
