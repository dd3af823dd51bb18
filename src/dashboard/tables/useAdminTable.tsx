import { useEventCallback } from '@mui/material/utils'
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { type ComponentProps, useMemo } from 'react'
import { type AdminTable, type ExportName, messageOf, type Page } from '@/api'
import type { QueryResult } from '@/shared/ui/QueryState'
import { showToast } from '@/shared/ui/toast/toast'
import { type RootState, useAppDispatch, useAppSelector } from '@/store/hooks'
import type { AnyRow, Column } from './columns'
import type { BuiltInView } from './defineList'
import { ExportButton } from './ExportButton'
import { selectTablePrefs, type ViewSettings, viewChanged } from './tablePrefsSlice'
import { type QuerySpec, type TableQuery, useTableQuery } from './tableQuery'
import type { ExportOptions } from './tableTypes'
import { useOpenedView } from './views/useOpenedView'
import { ViewTabs } from './views/ViewTabs'

type AdminTableOptions<Row extends AnyRow, Call> = {
  /** Key under which the admin's view settings are stored; hidden columns under that of the layout. */
  name: AdminTable
  /** Which of a table's sets of columns it has; without a saved view, each has its own hidden columns. */
  layout?: string
  endpoint: {
    useQuery: (call: Call) => QueryResult<Page<Row>>
    initiate: (
      call: Call,
      options: { subscribe: false },
    ) => ThunkAction<
      PromiseLike<{ data?: Page<Row>; error?: unknown }>,
      RootState,
      unknown,
      UnknownAction
    >
  }
  list: QuerySpec & {
    views: readonly BuiltInView[]
    getArgs: (query: TableQuery) => Call
    getFilters: (query: TableQuery) => ComponentProps<typeof ExportButton>['filters']
  }
  exportName: ExportName
  columns: readonly Column<Row>[]
}

/** Of the contract's `limit`. */
const maxPageSize = 100

/** Connects a table to the URL, the server and the admin's view settings. */
export function useAdminTable<Row extends AnyRow, Call>({
  name,
  layout = name,
  endpoint,
  list,
  exportName,
  columns,
}: AdminTableOptions<Row, Call>) {
  const dispatch = useAppDispatch()
  const prefs = useAppSelector(selectTablePrefs)
  const openedView = useOpenedView(name, layout, columns)
  const { openedId, hiddenColumns } = openedView
  const view = useMemo(
    () => ({
      ...prefs,
      hiddenColumns,
      onChange: (changes: Partial<ViewSettings>) =>
        dispatch(
          viewChanged({
            table: openedId === undefined ? layout : name,
            view: openedId,
            ...changes,
          }),
        ),
    }),
    [dispatch, prefs, name, layout, openedId, hiddenColumns],
  )
  const [query, onQueryChange] = useTableQuery(list, view.pageSize)
  const call = useMemo(() => list.getArgs(query), [list, query])
  const { data, isFetching, isError, refetch } = endpoint.useQuery(call)

  /** Undefined after an error, which is shown. */
  async function loadPage(page: number, pageSize = query.pageSize): Promise<Page<Row> | undefined> {
    const args = list.getArgs({ ...query, page, pageSize })
    const { data: loaded, error } = await dispatch(endpoint.initiate(args, { subscribe: false }))
    if (!loaded) showToast(messageOf(error), 'warning')
    return loaded
  }

  async function loadAll(): Promise<readonly Row[]> {
    const rows: Row[] = []
    for (let page = 1; ; page += 1) {
      const loaded = await loadPage(page, maxPageSize)
      if (!loaded) throw new Error('The rows could not be loaded.')
      rows.push(...loaded.rows)
      if (rows.length >= loaded.total || loaded.rows.length === 0) return rows
    }
  }

  return {
    columns,
    sorts: list.sorts,
    fields: list.filters,
    query,
    onQueryChange,
    onPrefetchPage: useEventCallback((page: number) => {
      dispatch(endpoint.initiate(list.getArgs({ ...query, page }), { subscribe: false }))
    }),
    loadAll,
    loadPage,
    result: { data, isFetching, isError, refetch },
    view,
    viewTabs: (
      <ViewTabs
        {...openedView}
        table={name}
        list={list}
        tableQuery={query}
        fields={columns.map(({ field }) => field)}
        onChoose={({ _id, hiddenColumns: chosen }) =>
          dispatch(viewChanged({ table: name, view: _id, hiddenColumns: chosen }))
        }
      />
    ),
    exportButton: (options: ExportOptions<Row>) => (
      <ExportButton list={exportName} filters={list.getFilters(query)} {...options} />
    ),
  }
}
