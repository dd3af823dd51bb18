import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useGridApiRef } from '@mui/x-data-grid'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { atLeast, below } from '@/dashboard/theme/breakpoints'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import * as ui from '@/dashboard/ui/messages'
import { useMediaQuery } from '@/shared/hooks/useMediaQuery'
import { t } from '@/shared/lib/language'
import { EmptyState } from '@/shared/ui/EmptyState'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { BulkBar } from './BulkBar'
import { CardList } from './CardList'
import type { AnyRow } from './columns'
import { FilterBar } from './FilterBar'
import { Grid, GridToolbarContext } from './Grid'
import { GridTools } from './GridTools'
import * as messages from './messages'
import { Pages, pageCount } from './Pages'
import { SelectAll } from './SelectAll'
import { ShortcutsDialog } from './ShortcutsDialog'
import { tableCard } from './tableCard'
import { hasFilters } from './tableQuery'
import type { DataTableProps } from './tableTypes'
import { useSelection } from './useSelection'
import { useTableShortcuts } from './useTableShortcuts'

const overlaid = { display: 'grid', '& > *': { gridArea: '1 / 1', minWidth: 0 } }

/** A table whose rows are filtered, searched, sorted and paged by the server. */
export function DataTable<Row extends AnyRow>(props: DataTableProps<Row>) {
  const { label, columns, sorts, query, onQueryChange, result, view, bulkActions } = props
  const { data, isFetching, isError } = result
  const isNarrow = useMediaQuery(below('desktop'))
  const hasRoom = useMediaQuery(atLeast('laptop'))
  const { selected, selection, selectAll, setSelectedIds } = useSelection(props)
  const isSelecting = bulkActions !== undefined && selection.rows.length > 0
  const isCovered = isSelecting && !isNarrow

  const table = useRef<HTMLDivElement>(null)
  const grid = useGridApiRef()
  const [hasHelp, setHasHelp] = useState(false)
  const openRow = props.onRowKey ?? props.onRowOpen

  function focusRow(id: string) {
    if (isNarrow) {
      const cards = table.current?.querySelectorAll<HTMLElement>('li[data-id]') ?? []
      ;[...cards].find(({ dataset }) => dataset.id === id)?.focus()
      return
    }
    const { activeElement } = document
    const field =
      activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field ??
      columns.find((column) => !view.hiddenColumns.includes(column.field))?.field
    if (field === undefined || !grid.current) return
    grid.current.scrollToIndexes({ rowIndex: grid.current.getRowIndexRelativeToVisibleRows(id) })
    grid.current.setCellFocus(id, field)
  }

  useTableShortcuts({
    isEnabled: view.hasShortcuts,
    table,
    ids: data?.rows.map(({ _id }) => _id) ?? [],
    focusRow,
    openRow:
      openRow &&
      ((id) => {
        const row = data?.rows.find(({ _id }) => _id === id)
        if (row) openRow(row)
      }),
    onHelp: () => setHasHelp(true),
  })

  const lastPage = data && pageCount(data.total, query.pageSize)
  const isBeyondLast = !isFetching && lastPage !== undefined && query.page > lastPage
  const goToLastPage = useEffectEvent(() =>
    onQueryChange({ page: lastPage }, { isReplacing: true }),
  )
  useEffect(() => {
    if (isBeyondLast) goToLastPage()
  }, [isBeyondLast])

  const toolbar = (
    // The bulk bar covers the filters, so that the rows do not move.
    <Box sx={{ ...overlaid, flex: 1 }}>
      <Stack inert={isCovered} sx={{ gap: 1.5, visibility: isCovered ? 'hidden' : undefined }}>
        <FilterBar
          searchLabel={props.searchLabel}
          fields={props.fields}
          query={query}
          onChange={onQueryChange}
          sorts={columns.filter(({ field }) => sorts.includes(field))}
          isNarrow={isNarrow}
          lead={
            isNarrow &&
            bulkActions && (
              <SelectAll rows={data?.rows ?? []} selected={selected} onChange={setSelectedIds} />
            )
          }
        >
          {!isNarrow && <GridTools {...view} onHelp={() => setHasHelp(true)} />}
          {props.exportButton?.({ isCompact: !isNarrow && !hasRoom })}
        </FilterBar>
      </Stack>
      {isSelecting && (
        <BulkBar
          count={selection.rows.length}
          isNarrow={isNarrow}
          selectAll={selectAll}
          onClear={selection.clear}
          actions={bulkActions(selection)}
        >
          {props.exportButton?.({
            isCompact: true,
            rows: selection.isAll ? undefined : selection.rows,
          })}
        </BulkBar>
      )}
    </Box>
  )

  const error = isError && (
    <Alert
      severity="error"
      sx={{ alignItems: 'center' }}
      role="status"
      action={
        <BusyButton size="small" isBusy={isFetching} onClick={() => void result.refetch()}>
          {t(ui.tryAgain)}
        </BusyButton>
      }
    >
      {t(data ? messages.outdated : messages.notLoaded)(label)}
    </Alert>
  )

  const noRows = data?.rows.length === 0 && (
    <EmptyState title={t(hasFilters(query) ? messages.noMatches : messages.noRows)(label)}>
      {hasFilters(query) && (
        <Button onClick={() => onQueryChange({ search: '', filters: {} })}>
          {t(messages.clearSearchAndFilters)}
        </Button>
      )}
    </EmptyState>
  )

  const pages = data && (
    <Pages
      query={query}
      data={data}
      view={view}
      onChange={onQueryChange}
      onPrefetch={props.onPrefetchPage}
    />
  )

  const rowProps = { label, columns, selected, onSelectedChange: bulkActions && setSelectedIds }
  return (
    <Stack ref={table} aria-busy={isFetching} sx={{ flex: 1, gap: 1.5, minWidth: 0, minHeight: 0 }}>
      {props.viewTabs}
      {error}
      <Box role="status" sx={{ position: 'absolute' }}>
        {!data && !isError && <VisuallyHidden>{t(messages.loading)(label)}</VisuallyHidden>}
      </Box>
      {isNarrow ? (
        <>
          {toolbar}
          {!noRows && (data || !isError) && (
            <CardList
              {...rowProps}
              columns={columns.filter(({ field }) => !view.hiddenColumns.includes(field))}
              rows={data?.rows}
              getRowName={props.getRowName}
            />
          )}
          {noRows}
        </>
      ) : (
        <Stack sx={tableCard(data?.rows.length ?? 0)}>
          <GridToolbarContext value={toolbar}>
            <Grid
              {...rowProps}
              apiRef={grid}
              sorts={sorts}
              query={query}
              onQueryChange={onQueryChange}
              data={data}
              isFetching={isFetching}
              view={view}
              onRowOpen={props.onRowOpen}
              onRowEdit={props.onRowEdit}
            />
          </GridToolbarContext>
          {noRows && (
            <Box
              sx={{
                position: 'absolute',
                // Below the toolbar and the headings, above the pagination.
                inset: '7rem var(--s4) 3.5rem',
                display: 'grid',
                alignContent: 'center',
                '&& > *': { background: 'none' },
                // The toolbar wraps on narrow screens, and would be covered.
                pointerEvents: 'none',
                '& button': { pointerEvents: 'auto' },
              }}
            >
              {noRows}
            </Box>
          )}
          {pages}
        </Stack>
      )}
      {isNarrow && pages}
      {hasHelp && (
        <ShortcutsDialog
          view={view}
          canOpenRows={openRow !== undefined}
          hasEditing={props.onRowEdit !== undefined}
          onClose={() => setHasHelp(false)}
        />
      )}
    </Stack>
  )
}
