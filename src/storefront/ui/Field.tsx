import { type ReactNode, useId } from 'react'
import { classNames } from '@/shared/lib/classNames'
import { AlertIcon } from '@/shared/ui/icon/icons'
import styles from './Field.module.css'

export type FieldTexts = {
  label: string
  /** Shown below the control and read out with it. */
  error?: string
  hint?: string
}

type ControlProps = {
  id: string
  className: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = FieldTexts & {
  className?: string
  children: (control: ControlProps) => ReactNode
}

export function Field({ label, error, hint, className, children }: FieldProps) {
  const id = useId()
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`]
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': classNames(error && errorId, hint && hintId) || undefined,
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          <AlertIcon size={18} />
          {error}
        </p>
      )}
    </div>
  )
}
