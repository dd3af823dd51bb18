import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useMediaQuery } from '../../hooks/useMediaQuery'
import { BulkBar } from './BulkBar'
import type { AnyRow } from './columns'
import styles from './DataTable.module.css'
import { FilterBar } from './FilterBar'
import { pageCount } from './listLength'
import { Pager } from './Pager'
import { TableRows } from './TableRows'
import type { DataTableProps } from './tableTypes'
import { ViewMenu } from './ViewMenu'

const narrow = '(max-width: 1023px)'

/** Rows of which the server has more than anyone wants to load: it filters, searches, sorts and pages. */
export function DataTable<Row extends AnyRow>(props: DataTableProps<Row>) {
  const { columns, fields, searchLabel, query, answer, view, bulkActions, tools } = props
  const isNarrow = useMediaQuery(narrow)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { rows, length } = answer

  // Only what is in sight can be acted upon.
  const selected = useMemo(
    () => chosen.filter((id) => rows?.some(({ _id }) => _id === id)),
    [chosen, rows],
  )
  const isSelecting = bulkActions !== undefined && selected.length > 0
  const isCovered = isSelecting && !isNarrow

  const lastPage = length && pageCount(length, query.pageSize)
  const isBeyondLast = !answer.isFetching && lastPage !== undefined && query.page > lastPage
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
          <BulkBar count={selected.length} onClear={() => setChosen([])}>
            {bulkActions(selected)}
          </BulkBar>
        )}
      </div>
      <TableRows
        {...props}
        isNarrow={isNarrow}
        selected={selected}
        onSelectedChange={bulkActions && setChosen}
      />
      {length && (
        <Pager
          query={query}
          length={length}
          onChange={props.onQueryChange}
          onIntent={props.onPageIntent}
        />
      )}
    </div>
  )
}
