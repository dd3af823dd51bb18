import { Button } from '../button/Button'
import { Select } from '../select/Select'
import { Sheet } from '../sheet/Sheet'
import type { SortChoice } from './FilterBar'
import { FilterControl } from './FilterControl'
import styles from './FilterSheet.module.css'
import type { FilterField } from './filterFields'
import type { TableQuery } from './tableQuery'

type FilterSheetProps = {
  fields: readonly FilterField[]
  query: TableQuery
  sorts: readonly SortChoice[] | undefined
  onFilter: (name: string, value: string) => void
  onSort: (sort: TableQuery['sort']) => void
  onClear: () => void
  onClose: () => void
}

const directions = [
  { order: 'asc', label: 'ascending' },
  { order: 'desc', label: 'descending' },
] as const

/** All filters in a dialog; each change is applied immediately. */
export function FilterSheet({
  fields,
  query: { filters, sort },
  sorts,
  onFilter,
  onSort,
  onClear,
  onClose,
}: FilterSheetProps) {
  const sortOptions = [
    { value: '', label: 'Newest first' },
    ...(sorts ?? []).flatMap(({ value, label }) =>
      directions.map(({ order, label: direction }) => ({
        value: `${value} ${order}`,
        label: `${label}, ${direction}`,
      })),
    ),
  ]

  function handleSort(value: string) {
    const [by, order] = value.split(' ')
    onSort(by ? { by, order: order === 'desc' ? 'desc' : 'asc' } : undefined)
  }

  return (
    <Sheet
      title="Filters"
      variant="modal"
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClear}>Clear all</Button>
          <Button variant="primary" onClick={onClose}>
            Show results
          </Button>
        </div>
      }
    >
      <div className={styles.fields}>
        {sorts && (
          <Select
            className={styles.sort}
            label="Sort by"
            value={sort ? `${sort.by} ${sort.order}` : ''}
            options={sortOptions}
            onChange={handleSort}
          />
        )}
        {fields.map((field) => (
          <FilterControl
            key={field.name}
            field={field}
            value={filters[field.name] ?? ''}
            onChange={(value) => onFilter(field.name, value)}
          />
        ))}
      </div>
    </Sheet>
  )
}
