import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
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

  return (
    // Focusable, to receive the focus when the focused card is deleted.
    <Box component="ul" aria-label={label} tabIndex={-1} sx={cardsLayout}>
      {rows.map((row) => (
        <Card
          key={row._id}
          component="li"
          sx={{
            display: 'flex',
            flexDirection: 'column',
            gap: 1.5,
            p: 2,
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
            <Box sx={{ flex: 1, minWidth: 0, '& a, & button': { minHeight: 44, font: 'inherit' } }}>
              {cellsIn('title', row)}
            </Box>
          </Stack>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
              gap: '6px 16px',
              pt: 1.5,
              borderTop: '1px solid var(--ink-100)',
            }}
          >
            {columns
              .filter(({ cardSlot = 'detail' }) => cardSlot === 'detail')
              .map(({ field, label: name, cell }) => (
                <div key={field}>
                  <Box component="dt" sx={{ color: 'text.secondary', fontSize: 'var(--text-xs)' }}>
                    {name}
                  </Box>
                  <Box component="dd" sx={{ overflowWrap: 'anywhere' }}>
                    {cell(row, 0)}
                  </Box>
                </div>
              ))}
          </Box>
          {cellsIn('actions', row)}
        </Card>
      ))}
    </Box>
  )
}
