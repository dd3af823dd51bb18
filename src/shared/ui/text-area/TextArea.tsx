import { type TextareaHTMLAttributes, useId } from 'react'
import { classNames } from '../../lib/classNames'
import { AlertIcon } from '../icon/accountIcons'
import styles from './TextArea.module.css'

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string
  value: string
  /** What is wrong with what was typed; read out with the field. */
  error?: string
  hint?: string
  /** The characters that it takes; how many are left is shown. */
  most?: number
}

export function TextArea({ label, error, hint, most, className, ...area }: TextAreaProps) {
  const id = useId()
  const errorId = error && `${id}-error`
  const hintId = hint && `${id}-hint`
  const leftId = most === undefined ? undefined : `${id}-left`
  const left = most === undefined ? 0 : most - area.value.length
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className={styles.area}
        aria-invalid={error ? true : undefined}
        aria-describedby={classNames(errorId, hintId, leftId) || undefined}
      />
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.foot}>
        {error && (
          <p id={errorId} className={styles.error}>
            <AlertIcon size={18} />
            {error}
          </p>
        )}
        {most !== undefined && (
          <p id={leftId} className={styles.left}>
            {left < 0 ? `${-left} too many` : `${left} left`}
          </p>
        )}
      </div>
    </div>
  )
}
