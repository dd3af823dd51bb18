import { useId } from 'react'
import { classNames } from '@/shared/lib/classNames'
import { ChevronDownIcon } from '@/shared/ui/icon/icons'
import styles from './Select.module.css'

type Option<Value> = { value: Value; label: string }

type SelectProps<Value extends string | number> = {
  label: string
  /** In a form that is sent without scripts. */
  name?: string
  value: Value
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
  className?: string
}

/** A native select with its label inside. */
export function Select<Value extends string | number>({
  label,
  name,
  value,
  options,
  onChange,
  className,
}: SelectProps<Value>) {
  const id = useId()

  function handleChange(text: string) {
    const chosen = options.find((option) => `${option.value}` === text)
    if (chosen) onChange(chosen.value)
  }

  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className={styles.select}
        value={value}
        onChange={({ target }) => handleChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={18} />
    </div>
  )
}
