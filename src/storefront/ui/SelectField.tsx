import type { ComponentProps } from 'react'
import { classNames } from '@/shared/lib/classNames'
import { ChevronDownIcon } from '@/shared/ui/icon/icons'
import { Field, type FieldTexts } from './Field'
import styles from './TextField.module.css'

type SelectFieldProps = ComponentProps<'select'> &
  FieldTexts & {
    options: readonly string[]
    /** What is shown of an option, if not its value. */
    toLabel?: (option: string) => string
    /** Shown until an option is chosen. */
    placeholder?: string
  }

export function SelectField({ label, error, hint, className, ...props }: SelectFieldProps) {
  const { options, toLabel = (option) => option, placeholder, ...select } = props
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <div className={styles.frame}>
          <select
            {...select}
            {...control}
            className={classNames(control.className, styles.input, styles.select)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option} value={option}>
                {toLabel(option)}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={20} />
        </div>
      )}
    </Field>
  )
}
