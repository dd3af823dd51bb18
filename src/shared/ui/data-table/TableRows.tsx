import { useEventCallback } from '../../hooks/useEventCallback'
import { classNames } from '../../lib/classNames'
import { Button } from '../button/Button'
import { EmptyState } from '../empty-state/EmptyState'
import { ErrorNote } from '../error-note/ErrorNote'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { CardList } from './CardList'
import type { AnyRow } from './columns'
import { Grid } from './Grid'
import { OverflowTooltip } from './OverflowTooltip'
import styles from './TableRows.module.css'
import { hasFilters, type TableQuery } from './tableQuery'
import type { DataTableProps } from './tableTypes'

type TableRowsProps<Row extends AnyRow> = DataTableProps<Row> & {
  isNarrow: boolean
  selected: readonly string[]
  onSelectedChange: ((ids: readonly string[]) => void) | undefined
}

const noRows: readonly never[] = []

/** The rows, or their loading, error or empty state. */
export function TableRows<Row extends AnyRow>(props: TableRowsProps<Row>) {
  const { label, result } = props
  const { rows, isFetching, isError, refetch } = result
  return (
    <>
      {isError && (
        <ErrorNote
          message={
            rows ? `These ${label} may not be up to date.` : `The ${label} could not be loaded.`
          }
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {(rows || !isError) && (
        <OverflowTooltip
          className={classNames(styles.rows, !rows && styles.filling)}
          isBusy={isFetching}
        >
          {isFetching && rows && <div className={styles.progress} />}
          <div role="status">{!rows && <VisuallyHidden>Loading the {label}…</VisuallyHidden>}</div>
          <Rows {...props} />
        </OverflowTooltip>
      )}
    </>
  )
}

function Rows<Row extends AnyRow>(props: TableRowsProps<Row>) {
  if (props.result.rows?.length === 0) return <NoRows {...props} />
  return props.isNarrow ? <Cards {...props} /> : <Table {...props} />
}

function Table<Row extends AnyRow>(props: TableRowsProps<Row>) {
  const { label, columns, query, result, view, onQueryChange, selected, onSelectedChange } = props
  const { rows, length } = result
  const handleSort = useEventCallback((sort: TableQuery['sort']) => onQueryChange({ sort }))
  return (
    <Grid
      label={label}
      columns={columns}
      hiddenColumns={view.hiddenColumns}
      density={view.density}
      rows={rows ?? noRows}
      isLoading={!rows}
      page={query.page}
      pageSize={query.pageSize}
      total={length?.count ?? 0}
      sort={query.sort}
      onSortChange={handleSort}
      selected={selected}
      onSelectedChange={onSelectedChange}
      onRowOpen={props.onRowOpen}
    />
  )
}

function Cards<Row extends AnyRow>(props: TableRowsProps<Row>) {
  const { label, columns, result, view } = props
  return (
    <CardList
      label={label}
      columns={columns.filter(({ field }) => !view.hiddenColumns.includes(field))}
      rows={result.rows}
      getRowName={props.getRowName}
      selected={props.selected}
      onSelectedChange={props.onSelectedChange}
    />
  )
}

function NoRows<Row extends AnyRow>({ label, query, onQueryChange }: TableRowsProps<Row>) {
  if (!hasFilters(query)) return <EmptyState title={`There are no ${label} yet.`} />
  return (
    <EmptyState title={`No ${label} match.`}>
      <Button onClick={() => onQueryChange({ search: '', filters: {} })}>
        Clear search and filters
      </Button>
    </EmptyState>
  )
}
