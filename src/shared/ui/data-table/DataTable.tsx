import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useMediaQuery } from '../../hooks/useMediaQuery'
import { below } from '../../theme/breakpoints'
import { BulkBar } from './BulkBar'
import type { AnyRow } from './columns'
import styles from './DataTable.module.css'
import { FilterBar } from './FilterBar'
import { pageCount } from './listLength'
import { Pager } from './Pager'
import { TableRows } from './TableRows'
import type { DataTableProps } from './tableTypes'
import { ViewMenu } from './ViewMenu'

/** A table whose rows are filtered, searched, sorted and paged by the server. */
export function DataTable<Row extends AnyRow>(props: DataTableProps<Row>) {
  const { columns, fields, searchLabel, query, result, view, bulkActions, tools } = props
  const isNarrow = useMediaQuery(below('desktop'))
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  const { rows, length } = result

  // Bulk actions only affect visible rows.
  const selected = useMemo(
    () => selectedIds.filter((id) => rows?.some(({ _id }) => _id === id)),
    [selectedIds, rows],
  )
  const isSelecting = bulkActions !== undefined && selected.length > 0
  const isCovered = isSelecting && !isNarrow

  const lastPage = length && pageCount(length, query.pageSize)
  const isBeyondLast = !result.isFetching && lastPage !== undefined && query.page > lastPage
  const goToLastPage = useEffectEvent(() =>
    props.onQueryChange({ page: lastPage }, { isReplacing: true }),
  )
  useEffect(() => {
    if (isBeyondLast) goToLastPage()
  }, [isBeyondLast])

  const sorts = useMemo(
    () =>
      columns
        .filter(({ isSortable }) => isSortable)
        .map(({ field, label }) => ({ value: field, label })),
    [columns],
  )

  return (
    <div className={styles.table}>
      <div className={styles.head}>
        <div className={styles.filters} inert={isCovered} data-covered={isCovered || undefined}>
          <FilterBar
            searchLabel={searchLabel}
            fields={fields}
            query={query}
            onChange={props.onQueryChange}
            sorts={isNarrow && sorts.length > 0 ? sorts : undefined}
          >
            <ViewMenu columns={columns} {...view} />
            {tools}
          </FilterBar>
        </div>
        {isSelecting && (
          <BulkBar count={selected.length} onClear={() => setSelectedIds([])}>
            {bulkActions(selected)}
          </BulkBar>
        )}
      </div>
      <TableRows
        {...props}
        isNarrow={isNarrow}
        selected={selected}
        onSelectedChange={bulkActions && setSelectedIds}
      />
      {length && (
        <Pager
          query={query}
          length={length}
          onChange={props.onQueryChange}
          onPrefetch={props.onPrefetchPage}
        />
      )}
    </div>
  )
}
