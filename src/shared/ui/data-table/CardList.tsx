import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import type { AnyRow, Column } from './columns'

type CardListProps<Row extends AnyRow> = {
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while loading. */
  rows: readonly Row[] | undefined
  getRowName: (row: Row) => string
  selected: readonly string[]
  onSelectedChange?: (ids: readonly string[]) => void
}

const cardsLayout = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: 1.5,
}
const skeletons = [0, 1, 2, 3]
const touchable = { '& a, & button': { minHeight: 44, font: 'inherit' } }
const slotLayouts = {
  aside: { flex: 'none', textAlign: 'end', ...touchable },
  subtitle: { minWidth: 0 },
}
/** Actions that are narrow enough stand beside the details, others below them. */
const detailsLayout = {
  display: 'flex',
  flex: '1 1 12rem',
  minWidth: 0,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 16px',
  fontSize: 'var(--text-sm)',
}

/** The table on screens too narrow for its columns. */
export function CardList<Row extends AnyRow>({
  label,
  columns,
  rows,
  getRowName,
  selected,
  onSelectedChange,
}: CardListProps<Row>) {
  if (!rows) {
    return (
      <Box aria-hidden sx={cardsLayout}>
        {skeletons.map((card) => (
          <Skeleton key={card} data-skeleton="" height={180} />
        ))}
      </Box>
    )
  }

  const cellsIn = (slot: Column<Row>['cardSlot'], row: Row) =>
    columns
      .filter(({ cardSlot = 'detail' }) => cardSlot === slot)
      .map(({ field, cell }) => <div key={field}>{cell(row, 0)}</div>)

  const labelledCellsIn = (slot: keyof typeof slotLayouts, row: Row) =>
    columns
      .filter(({ cardSlot }) => cardSlot === slot)
      .map(({ field, label: name, cell }) => (
        <Box key={field} sx={slotLayouts[slot]}>
          <VisuallyHidden>{name}: </VisuallyHidden>
          {cell(row, 0)}
        </Box>
      ))

  const ids = rows.map(({ _id }) => _id)
  const isAllSelected = ids.every((id) => selected.includes(id))
  return (
    <>
      {onSelectedChange && ids.length > 1 && (
        <FormControlLabel
          label="Select all on this page"
          control={
            <Checkbox
              checked={isAllSelected}
              indeterminate={!isAllSelected && selected.length > 0}
              onChange={() => onSelectedChange(isAllSelected ? [] : ids)}
            />
          }
        />
      )}
      {/* Focusable, to receive the focus when the focused card is deleted. */}
      <Box component="ul" aria-label={label} tabIndex={-1} sx={cardsLayout}>
        {rows.map((row) => (
          <Card
            key={row._id}
            component="li"
            sx={{
              display: 'flex',
              flexDirection: 'column',
              gap: 1,
              px: 2,
              py: 1.5,
              '&:has(.Mui-checked[class*="MuiCheckbox"])': { borderColor: 'var(--ink-500)' },
            }}
          >
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, fontWeight: 600 }}>
              {onSelectedChange && (
                <Checkbox
                  checked={selected.includes(row._id)}
                  onChange={({ target }) => {
                    const others = selected.filter((id) => id !== row._id)
                    onSelectedChange(target.checked ? [...others, row._id] : others)
                  }}
                  slotProps={{ input: { 'aria-label': `Select ${getRowName(row)}` } }}
                  sx={{ m: -1 }}
                />
              )}
              {cellsIn('picture', row)}
              <Box sx={{ flex: 1, minWidth: 0, ...touchable }}>{cellsIn('title', row)}</Box>
              {labelledCellsIn('aside', row)}
            </Stack>
            {labelledCellsIn('subtitle', row)}
            <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'end', gap: '8px 16px' }}>
              <Box component="dl" sx={detailsLayout}>
                {columns
                  .filter(({ cardSlot = 'detail' }) => cardSlot === 'detail')
                  .map(({ field, label: name, cell }) => (
                    <Stack
                      key={field}
                      direction="row"
                      sx={{
                        alignItems: 'center',
                        gap: 0.75,
                        minWidth: 0,
                        '&:has(> dd:empty)': { display: 'none' },
                      }}
                    >
                      <Box component="dt" sx={{ color: 'text.secondary' }}>
                        {name}
                      </Box>
                      <Box component="dd" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                        {cell(row, 0)}
                      </Box>
                    </Stack>
                  ))}
              </Box>
              <Box
                sx={{
                  flex: 'auto',
                  '&:empty': { display: 'none' },
                  '& > div': { display: 'grid' },
                }}
              >
                {cellsIn('actions', row)}
              </Box>
            </Stack>
          </Card>
        ))}
      </Box>
    </>
  )
}
