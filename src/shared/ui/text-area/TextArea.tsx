import { type TextareaHTMLAttributes, useId } from 'react'
import { classNames } from '../../lib/classNames'
import { AlertIcon } from '../icon/accountIcons'
import styles from './TextArea.module.css'

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string
  value: string
  /** Shown below the field and read out with it. */
  error?: string
  hint?: string
  /** Shows how many characters are left; longer text can be typed but is not valid. */
  characterLimit?: number
}

export function TextArea({
  label,
  error,
  hint,
  characterLimit,
  className,
  ...area
}: TextAreaProps) {
  const id = useId()
  const errorId = error && `${id}-error`
  const hintId = hint && `${id}-hint`
  const leftId = characterLimit === undefined ? undefined : `${id}-left`
  const left = characterLimit === undefined ? 0 : characterLimit - area.value.length
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
        {characterLimit !== undefined && (
          <p id={leftId} className={styles.left}>
            {left < 0 ? `${-left} too many` : `${left} left`}
          </p>
        )}
      </div>
    </div>
  )
}
