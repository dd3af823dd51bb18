import { CloseIcon } from '../icon'
import styles from './FilterChips.module.css'
import { type FilterField, formatFilter } from './filterFields'

type FilterChipsProps = {
  /** Active filters. */
  fields: readonly FilterField[]
  filters: Readonly<Record<string, string>>
  onRemove: (name: string) => void
  onClear: () => void
}

/** The active filters; a click removes one. */
export function FilterChips({ fields, filters, onRemove, onClear }: FilterChipsProps) {
  if (fields.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {fields.map((field) => {
        const text = `${field.label}: ${formatFilter(field, filters[field.name] ?? '')}`
        return (
          <li key={field.name}>
            <button
              type="button"
              className={styles.chip}
              aria-label={`Remove filter ${text}`}
              onClick={() => onRemove(field.name)}
            >
              {text}
              <CloseIcon size={16} />
            </button>
          </li>
        )
      })}
      <li>
        <button type="button" className={styles.clear} onClick={onClear}>
          Clear filters
        </button>
      </li>
    </ul>
  )
}
