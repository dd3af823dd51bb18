import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import InputAdornment from '@mui/material/InputAdornment'
import Stack from '@mui/material/Stack'
import { useEventCallback } from '@mui/material/utils'
import { memo, type ReactNode, useState } from 'react'
import { useKeepFocus } from '@/dashboard/ui/useKeepFocus'
import { t } from '@/shared/lib/language'
import { FilterIcon } from '@/shared/ui/icon/filterIcon'
import { SearchIcon } from '@/shared/ui/icon/icons'
import { DebouncedTextField } from './DebouncedTextField'
import { FilterControl } from './FilterControl'
import { FilterDialog, type SortChoice } from './FilterDialog'
import { type FilterField, formatFilter } from './filterFields'
import * as messages from './messages'
import type { ChangeQuery, TableQuery } from './tableQuery'

type FilterBarProps = {
  /** Placeholder of the search field; without it there is none. */
  searchLabel?: string
  fields: readonly FilterField[]
  query: TableQuery
  onChange: ChangeQuery
  sorts: readonly SortChoice[]
  /** On narrow screens pinned filters and sorts are in the dialog. */
  isNarrow: boolean
  /** Before the button of the filter dialog. */
  lead?: ReactNode
  /** More tools: columns, density, export. */
  children?: ReactNode
}

/** Search and filters of a table: pinned filters in the bar, the others in a dialog, active ones as chips. */
export function FilterBar(props: FilterBarProps) {
  const { searchLabel, fields, query, onChange, sorts, isNarrow, lead, children } = props
  const [isOpen, setIsOpen] = useState(false)
  const chips = useKeepFocus()
  const { search, filters } = query
  const pinned = isNarrow ? [] : fields.filter(({ isPinned }) => isPinned)
  const active = fields.filter(({ name }) => filters[name])

  const handleSearch = useEventCallback((text: string) =>
    onChange({ search: text }, { isReplacing: search !== '' }),
  )
  const handleFilter = useEventCallback((name: string, value: string) => {
    const { [name]: _previous, ...rest } = filters
    onChange({ filters: value ? { ...rest, [name]: value } : rest })
  })

  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {searchLabel && (
          <Box sx={{ flex: isNarrow ? '1 1 100%' : '1 1 10rem' }}>
            <SearchField label={searchLabel} value={search.trim()} onChange={handleSearch} />
          </Box>
        )}
        {pinned.map((field) => (
          <Box key={field.name} sx={{ maxWidth: 200 }}>
            <FilterControl
              isCompact
              field={field}
              value={filters[field.name] ?? ''}
              onChange={handleFilter}
            />
          </Box>
        ))}
        {lead}
        {(fields.length > pinned.length || isNarrow) && (
          <Button
            size="small"
            aria-haspopup="dialog"
            startIcon={<FilterIcon size={20} />}
            sx={{ flex: isNarrow ? 1 : undefined }}
            onClick={() => setIsOpen(true)}
          >
            {active.length > 0 ? t(messages.filterCount)(active.length) : t(messages.filters)}
          </Button>
        )}
        {children}
      </Stack>
      {active.length > 0 && (
        <Stack
          ref={chips}
          component="ul"
          direction="row"
          aria-label={t(messages.activeFilters)}
          sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
        >
          {active.map((field) => {
            const text = `${field.label}: ${formatFilter(field, filters[field.name] ?? '')}`
            return (
              <li key={field.name}>
                <Chip
                  size="medium"
                  label={text}
                  aria-label={t(messages.removeFilter)(text)}
                  onClick={() => handleFilter(field.name, '')}
                  onDelete={() => handleFilter(field.name, '')}
                />
              </li>
            )
          })}
          <li>
            <Button size="small" variant="text" onClick={() => onChange({ filters: {} })}>
              {t(messages.clearFilters)}
            </Button>
          </li>
        </Stack>
      )}
      {isOpen && (
        <FilterDialog
          fields={fields}
          query={query}
          sorts={isNarrow ? sorts : undefined}
          onFilter={handleFilter}
          onSort={(sort) => onChange({ sort })}
          onClear={() => onChange({ filters: {}, search: '' })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

type SearchFieldProps = { label: string; value: string; onChange: (text: string) => void }

const SearchField = memo(function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <DebouncedTextField
      type="search"
      size="small"
      placeholder={label}
      sx={{ '& input': { textOverflow: 'ellipsis' } }}
      value={value}
      onChange={onChange}
      slotProps={{
        htmlInput: { 'aria-label': label },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon size={20} />
            </InputAdornment>
          ),
        },
      }}
    />
  )
})
