import { type ReactNode, useState } from 'react'
import { Button } from '../button/Button'
import { FilterIcon, SearchIcon } from '../icon'
import { DebouncedInput } from './DebouncedInput'
import styles from './FilterBar.module.css'
import { FilterChips } from './FilterChips'
import { FilterControl } from './FilterControl'
import { FilterSheet } from './FilterSheet'
import type { FilterField } from './filterFields'
import type { TableQuery } from './tableQuery'
import type { ChangeQuery } from './useTableQuery'

export type SortChoice = { value: string; label: string }

type FilterBarProps = {
  /** Placeholder of the search field; without it there is none. */
  searchLabel?: string
  fields: readonly FilterField[]
  query: TableQuery
  onChange: ChangeQuery
  /** Sort options, if there are no column headings to click. */
  sorts: readonly SortChoice[] | undefined
  /** More tools: columns, density, export. */
  children?: ReactNode
}

/** Search and filters above a table: pinned filters in the bar, the others in a dialog, active ones as chips. */
export function FilterBar({
  searchLabel,
  fields,
  query,
  onChange,
  sorts,
  children,
}: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { search, filters } = query
  const others = fields.filter(({ isPinned }) => !isPinned)
  const active = fields.filter(({ name }) => filters[name])

  function handleFilter(name: string, value: string) {
    const { [name]: _previous, ...rest } = filters
    onChange({ filters: value ? { ...rest, [name]: value } : rest })
  }

  return (
    <>
      <div className={styles.bar}>
        {searchLabel && (
          <div className={styles.search}>
            <SearchIcon size={20} />
            <DebouncedInput
              type="search"
              className={styles.input}
              aria-label={searchLabel}
              placeholder={searchLabel}
              value={search.trim()}
              onChange={(text) => onChange({ search: text }, { isReplacing: search !== '' })}
            />
          </div>
        )}
        {fields
          .filter(({ isPinned }) => isPinned)
          .map((field) => (
            <div key={field.name} className={styles.pinned}>
              <FilterControl
                field={field}
                value={filters[field.name] ?? ''}
                onChange={(value) => handleFilter(field.name, value)}
              />
            </div>
          ))}
        {(others.length > 0 || sorts) && (
          <Button className={styles.more} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            <FilterIcon size={20} />
            Filters
            {active.length > 0 && <span className={styles.count}>{active.length}</span>}
          </Button>
        )}
        <div className={styles.tools}>{children}</div>
      </div>
      <FilterChips
        fields={active}
        filters={filters}
        onRemove={(name) => handleFilter(name, '')}
        onClear={() => onChange({ filters: {} })}
      />
      {isOpen && (
        <FilterSheet
          fields={fields}
          query={query}
          sorts={sorts}
          onFilter={handleFilter}
          onSort={(sort) => onChange({ sort })}
          onClear={() => onChange({ filters: {}, search: '' })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
