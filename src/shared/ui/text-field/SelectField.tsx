import { type SelectHTMLAttributes, useId } from 'react'
import { classNames } from '../../lib/classNames'
import { ChevronDownIcon } from '../icon'
import { AlertIcon } from '../icon/accountIcons'
import styles from './TextField.module.css'

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string
  options: readonly string[]
  /** Shown until an option is chosen. */
  placeholder?: string
  /** Shown below the field and read out with it. */
  error?: string
}

/** A native select in a form. */
export function SelectField({
  label,
  options,
  placeholder,
  error,
  className,
  ...select
}: SelectFieldProps) {
  const id = useId()
  const errorId = error && `${id}-error`
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame}>
        <select
          {...select}
          id={id}
          className={classNames(styles.input, styles.select)}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <ChevronDownIcon size={20} className={styles.chevron} />
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          <AlertIcon size={18} />
          {error}
        </p>
      )}
    </div>
  )
}
