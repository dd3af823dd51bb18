import Button from '@mui/material/Button'
import { Modal } from '@/dashboard/ui/Modal'
import { NativeSelect } from '@/dashboard/ui/NativeSelect'
import { t } from '@/shared/lib/language'
import { FilterControl } from './FilterControl'
import type { FilterField } from './filterFields'
import * as messages from './messages'
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
      title={t(messages.filters)}
      onClose={onClose}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
        alignItems: 'end',
        gap: 2,
      }}
      actions={
        <>
          <Button onClick={onClear}>{t(messages.clearAll)}</Button>
          <Button variant="contained" onClick={onClose}>
            {t(messages.showResults)}
          </Button>
        </>
      }
    >
      {sorts && (
        <NativeSelect
          label={t(messages.sortBy)}
          value={sort ? `${sort.by} ${sort.order}` : ''}
          onChange={handleSort}
          options={[
            { value: '', label: t(messages.newestFirst) },
            ...sorts.flatMap(({ field, label }) => [
              { value: `${field} asc`, label: t(messages.ascending)(label) },
              { value: `${field} desc`, label: t(messages.descending)(label) },
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
