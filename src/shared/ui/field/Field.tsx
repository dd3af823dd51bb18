import { type ReactNode, useId } from 'react'
import { classNames } from '../../lib/classNames'
import { AlertIcon } from '../icon'
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
  /** Opposite the error, such as the number of characters left. */
  note?: string
  className?: string
  renderControl: (props: ControlProps) => ReactNode
}

/** Label, hint and error of a form control. */
export function Field({ label, error, hint, note, className, renderControl }: FieldProps) {
  const id = useId()
  const [errorId, hintId, noteId] = [`${id}-error`, `${id}-hint`, `${id}-note`]
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {renderControl({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby':
          classNames(error && errorId, hint && hintId, note && noteId) || undefined,
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {(error || note) && (
        <div className={styles.foot}>
          {error && (
            <p id={errorId} className={styles.error}>
              <AlertIcon size={18} />
              {error}
            </p>
          )}
          {note && (
            <p id={noteId} className={styles.note}>
              {note}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
