import { CloseIcon } from '../icon'
import styles from './FilterChips.module.css'
import { type FilterField, textOfFilter } from './filterFields'

type FilterChipsProps = {
  /** Those that narrow something. */
  fields: readonly FilterField[]
  filters: Readonly<Record<string, string>>
  onRemove: (name: string) => void
  onClear: () => void
}

/** What narrows the table at present, each to be taken away by a click. */
export function FilterChips({ fields, filters, onRemove, onClear }: FilterChipsProps) {
  if (fields.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="Filters in use">
      {fields.map((field) => {
        const text = `${field.label}: ${textOfFilter(field, filters[field.name] ?? '')}`
        return (
          <li key={field.name}>
            <button
              type="button"
              className={styles.chip}
              aria-label={`Remove the filter ${text}`}
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
