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

/** All filters at once; what is chosen is done at once. */
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
      directions.map(({ order, label: way }) => ({
        value: `${value} ${order}`,
        label: `${label}, ${way}`,
      })),
    ),
  ]

  function handleSort(value: string) {
    const [by, way] = value.split(' ')
    onSort(by ? { by, order: way === 'desc' ? 'desc' : 'asc' } : undefined)
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
            Show the results
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
