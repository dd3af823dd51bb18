import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { classNames } from '../../lib/classNames'
import { AlertIcon } from '../icon/accountIcons'
import styles from './TextField.module.css'

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  /** Shown below the field and read out with it. */
  error?: string
  hint?: string
  /** Inside the field, at its end. */
  action?: ReactNode
}

export function TextField({ label, error, hint, action, className, ...input }: TextFieldProps) {
  const id = useId()
  const hintId = hint && `${id}-hint`
  const errorId = error && `${id}-error`
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame}>
        <input
          {...input}
          id={id}
          className={classNames(styles.input, action ? styles.withAction : undefined)}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(errorId, hintId) || undefined}
        />
        {action}
      </div>
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
