import { type ReactNode, useState } from 'react'
import { Button } from '../button/Button'
import { SearchIcon } from '../icon'
import { FilterIcon } from '../icon/shoppingIcons'
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
  /** What one can search for. */
  searchLabel?: string
  fields: readonly FilterField[]
  query: TableQuery
  onChange: ChangeQuery
  /** Where no column headings are to be clicked. */
  sorts: readonly SortChoice[] | undefined
  /** Besides: columns, density, export. */
  children?: ReactNode
}

/** Search and filters above a table: what is asked most at hand, the rest behind a button, what narrows always in sight. */
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
  const others = fields.filter(({ isAtHand }) => !isAtHand)
  const used = fields.filter(({ name }) => filters[name])

  function handleFilter(name: string, value: string) {
    const { [name]: _former, ...rest } = filters
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
          .filter(({ isAtHand }) => isAtHand)
          .map((field) => (
            <div key={field.name} className={styles.atHand}>
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
            {used.length > 0 && <span className={styles.count}>{used.length}</span>}
          </Button>
        )}
        <div className={styles.tools}>{children}</div>
      </div>
      <FilterChips
        fields={used}
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
