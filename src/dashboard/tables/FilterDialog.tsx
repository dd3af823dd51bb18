import Button from '@mui/material/Button'
import { Modal } from '@/dashboard/ui/Modal'
import { NativeSelect } from '@/dashboard/ui/NativeSelect'
import { FilterControl } from './FilterControl'
import type { FilterField } from './filterFields'
import type { TableQuery } from './tableQuery'

export type SortChoice = { field: string; label: string }

type FilterDialogProps = {
  fields: readonly FilterField[]
  query: TableQuery
  sorts: readonly SortChoice[] | undefined
  onFilter: (name: string, value: string) => void
  onSort: (sort: TableQuery['sort']) => void
  onClear: () => void
  onClose: () => void
}

/** All filters; each change is applied immediately. */
export function FilterDialog({
  fields,
  query: { filters, sort },
  sorts,
  onFilter,
  onSort,
  onClear,
  onClose,
}: FilterDialogProps) {
  function handleSort(value: string) {
    const [by, order] = value.split(' ')
    onSort(by ? { by, order: order === 'desc' ? 'desc' : 'asc' } : undefined)
  }

  return (
    <Modal
      title="Filters"
      onClose={onClose}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
        alignItems: 'end',
        gap: 2,
      }}
      actions={
        <>
          <Button onClick={onClear}>Clear all</Button>
          <Button variant="contained" onClick={onClose}>
            Show results
          </Button>
        </>
      }
    >
      {sorts && (
        <NativeSelect
          label="Sort by"
          value={sort ? `${sort.by} ${sort.order}` : ''}
          onChange={handleSort}
          options={[
            { value: '', label: 'Newest first' },
            ...sorts.flatMap(({ field, label }) => [
              { value: `${field} asc`, label: `${label}, ascending` },
              { value: `${field} desc`, label: `${label}, descending` },
            ]),
          ]}
          sx={{ gridColumn: '1 / -1' }}
        />
      )}
      {fields.map((field) => (
        <FilterControl
          key={field.name}
          field={field}
          value={filters[field.name] ?? ''}
          onChange={onFilter}
        />
      ))}
    </Modal>
  )
}
