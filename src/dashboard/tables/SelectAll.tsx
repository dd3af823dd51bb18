import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { t } from '@/shared/lib/language'
import type { AnyRow } from './columns'
import * as messages from './messages'

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
      label={t(messages.all)}
      disabled={ids.length === 0}
      control={
        <Checkbox
          checked={isAllSelected}
          indeterminate={!isAllSelected && selected.length > 0}
          onChange={() => onChange(isAllSelected ? [] : ids)}
          slotProps={{ input: { 'aria-label': t(messages.selectPage) } }}
        />
      }
      sx={{ ml: '2px', mr: 0.5 }}
    />
  )
}
