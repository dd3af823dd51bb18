import TablePagination from '@mui/material/TablePagination'
import { memo } from 'react'
import { formatCount } from '@/shared/lib/formatCount'
import { t } from '@/shared/lib/language'
import * as messages from './messages'
import { pageSizes, type TableView } from './tablePrefsSlice'
import { type ChangeQuery, pageOfSize, type TableQuery } from './tableQuery'
import type { TableResult } from './tableTypes'

type PagesProps = {
  query: TableQuery
  data: NonNullable<TableResult<unknown>['data']>
  view: TableView
  onChange: ChangeQuery
  onPrefetch: (page: number) => void
}

export const pageCount = (total: number, pageSize: number) =>
  Math.max(1, Math.ceil(total / pageSize))

const buttonLabels = {
  first: t(messages.firstPage),
  previous: t(messages.previousPage),
  next: t(messages.nextPage),
  last: t(messages.lastPage),
}

const sizes = pageSizes.map((value) => ({ value, label: formatCount(value) }))

/** The pagination; a page is prefetched while its button is hovered or focused. */
export const Pages = memo(function Pages(props: PagesProps) {
  const {
    query,
    data: { total, isMore },
    view,
    onChange,
    onPrefetch,
  } = props
  const { page, pageSize } = query
  const last = pageCount(total, pageSize)
  const prefetching = (to: number) => ({
    onPointerEnter: () => onPrefetch(to),
    onFocus: () => onPrefetch(to),
  })
  return (
    <TablePagination
      component="nav"
      aria-label={t(messages.pages)}
      count={total}
      page={Math.min(page, last) - 1}
      rowsPerPage={pageSize}
      rowsPerPageOptions={sizes}
      labelRowsPerPage={t(messages.rowsPerPage)}
      labelDisplayedRows={({ from, to, count }) =>
        t(messages.shownRows)(formatCount(from), formatCount(to), formatCount(count), isMore)
      }
      getItemAriaLabel={(type) => buttonLabels[type]}
      showFirstButton
      showLastButton
      sx={{
        flex: 'none',
        // On phones the field alone says what it is, and all four buttons fit.
        '& .MuiTablePagination-selectLabel': { display: { xs: 'none', sm: 'block' } },
        '& .MuiTablePagination-toolbar': { px: { xs: 0, sm: 2 } },
        '& .MuiTablePagination-input': { mr: { xs: 1, sm: 4 }, ml: { xs: 0, sm: 1 } },
        '& .MuiTablePagination-actions': { ml: { xs: 0, sm: 2.5 } },
      }}
      onPageChange={(_event, index) => onChange({ page: index + 1 })}
      onRowsPerPageChange={({ target }) => {
        const size = Number(target.value)
        view.onChange({ pageSize: size })
        onChange({ page: pageOfSize(query, size) })
      }}
      slotProps={{
        select: { native: true, inputProps: { 'aria-label': t(messages.rowsPerPage) } },
        displayedRows: { role: 'status' },
        actions: {
          previousButton: prefetching(page - 1),
          nextButton: prefetching(page + 1),
        },
      }}
    />
  )
})
