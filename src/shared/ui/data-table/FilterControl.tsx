import { type CSSProperties, useId } from 'react'
import { Select } from '../select/Select'
import { DebouncedInput } from './DebouncedInput'
import styles from './FilterControl.module.css'
import { type FilterField, isValidFilter } from './filterFields'

type FilterControlProps = {
  field: FilterField
  /** Empty if it is not set. */
  value: string
  onChange: (value: string) => void
}

const all = { value: '', label: 'All' }

const inputProps = {
  text: { type: 'search' },
  amount: { type: 'text', inputMode: 'decimal', placeholder: 'Any' },
  day: { type: 'date', min: '2000-01-01', max: '2099-12-31' },
} as const

/** The label is inside the select, which needs room for it. */
function labelWidthStyle(label: string): CSSProperties & { '--label-width': string } {
  return { '--label-width': `calc(${label.length}ch + 1.5rem)` }
}

export function FilterControl({ field, value, onChange }: FilterControlProps) {
  const id = useId()
  if (field.kind === 'choice') {
    return (
      <div className={styles.choice} style={labelWidthStyle(field.label)}>
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
        // An incomplete value is not applied yet.
        parse={(text) => (isValidFilter(field, text.trim()) ? text.trim() : '')}
        onChange={onChange}
      />
    </div>
  )
}
