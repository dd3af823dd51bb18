import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { AnyRow } from './columns'

type SelectAllProps = {
  rows: readonly AnyRow[]
  selected: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** Above cards; the grid has a checkbox in its header. */
export function SelectAll({ rows, selected, onChange }: SelectAllProps) {
  const ids = rows.map(({ _id }) => _id)
  const isAllSelected = ids.length > 0 && ids.every((id) => selected.includes(id))
  return (
    <FormControlLabel
      label="All"
      disabled={ids.length === 0}
      control={
        <Checkbox
          checked={isAllSelected}
          indeterminate={!isAllSelected && selected.length > 0}
          onChange={() => onChange(isAllSelected ? [] : ids)}
          slotProps={{ input: { 'aria-label': 'Select all on this page' } }}
        />
      }
      sx={{ ml: '2px', mr: 0.5 }}
    />
  )
}
