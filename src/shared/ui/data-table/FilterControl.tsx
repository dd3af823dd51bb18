import { type CSSProperties, useId } from 'react'
import { Select } from '../select/Select'
import { DebouncedInput } from './DebouncedInput'
import styles from './FilterControl.module.css'
import { type FilterField, isAskable } from './filterFields'

type FilterControlProps = {
  field: FilterField
  /** Empty where it narrows nothing. */
  value: string
  onChange: (value: string) => void
}

const all = { value: '', label: 'All' }

const inputProps = {
  text: { type: 'search' },
  amount: { type: 'text', inputMode: 'decimal', placeholder: 'Any' },
  day: { type: 'date', min: '2000-01-01', max: '2099-12-31' },
} as const

/** A list has its label inside. */
function roomFor(label: string): CSSProperties & { '--label-room': string } {
  return { '--label-room': `calc(${label.length}ch + 1.5rem)` }
}

export function FilterControl({ field, value, onChange }: FilterControlProps) {
  const id = useId()
  if (field.kind === 'choice') {
    return (
      <div className={styles.choice} style={roomFor(field.label)}>
        <Select
          label={field.label}
          value={value}
          options={[all, ...field.options]}
          onChange={onChange}
        />
      </div>
    )
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {field.label}
      </label>
      <DebouncedInput
        {...inputProps[field.kind]}
        {...(field.kind === 'text' && { placeholder: field.hint })}
        id={id}
        className={styles.input}
        value={value}
        // What is half typed narrows nothing yet.
        read={(text) => (isAskable(field, text.trim()) ? text.trim() : '')}
        onChange={onChange}
      />
    </div>
  )
}
