import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { useCloseOnBack } from '@/shared/hooks/useCloseOnBack'
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

const directions = [
  { order: 'asc', label: 'ascending' },
  { order: 'desc', label: 'descending' },
] as const

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
  const titleId = useId()
  useCloseOnBack(true, onClose)

  function handleSort(value: string) {
    const [by, order] = value.split(' ')
    onSort(by ? { by, order: order === 'desc' ? 'desc' : 'asc' } : undefined)
  }

  return (
    <Dialog open aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>Filters</DialogTitle>
      <DialogContent
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
          alignItems: 'end',
          gap: 2,
        }}
      >
        {sorts && (
          <TextField
            select
            size="small"
            label="Sort by"
            value={sort ? `${sort.by} ${sort.order}` : ''}
            onChange={({ target }) => handleSort(target.value)}
            slotProps={{ select: { native: true } }}
            sx={{ gridColumn: '1 / -1' }}
          >
            <option value="">Newest first</option>
            {sorts.flatMap(({ field, label }) =>
              directions.map(({ order, label: direction }) => (
                <option key={`${field} ${order}`} value={`${field} ${order}`}>
                  {label}, {direction}
                </option>
              )),
            )}
          </TextField>
        )}
        {fields.map((field) => (
          <FilterControl
            key={field.name}
            field={field}
            value={filters[field.name] ?? ''}
            onChange={onFilter}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClear}>Clear all</Button>
        <Button variant="contained" onClick={onClose}>
          Show results
        </Button>
      </DialogActions>
    </Dialog>
  )
}
