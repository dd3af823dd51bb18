/** With fewer, a table is as high as its rows; with more, it is scrolled where the window is low. */
const minRows = 6

const heights = {
  empty: { flex: 1, minHeight: '24rem' },
  // The menu of the columns is higher than a few rows.
  short: {
    flex: 'none',
    '& .MuiDataGrid-root': { zIndex: 1, border: 0, boxShadow: 'none', overflow: 'visible' },
    '& .MuiDataGrid-toolbar': { borderRadius: 'var(--radius) var(--radius) 0 0' },
  },
  long: { flex: '0 1 auto', minHeight: '24rem' },
}

/** One card of toolbar, rows and pagination. */
export const tableCard = (rowCount: number) => ({
  position: 'relative',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  bgcolor: 'var(--surface)',
  boxShadow: 'var(--shadow-1)',
  '& .MuiDataGrid-root': { border: 0, boxShadow: 'none' },
  '& > nav': { borderTop: '1px solid var(--line)' },
  // As specific as MUI's own rule.
  '&& .MuiDataGrid-cell.MuiDataGrid-cell--editing:has([aria-invalid="true"])': {
    outline: '2px solid var(--crimson-600)',
    outlineOffset: -2,
    bgcolor: 'var(--crimson-100)',
  },
  '& .MuiDataGrid-cell--editable': { cursor: 'text' },
  '& .MuiDataGrid-cell--editable:hover': { bgcolor: 'var(--ink-50)' },
  ...heights[rowCount === 0 ? 'empty' : rowCount < minRows ? 'short' : 'long'],
})
