import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type AdminTable, type SavedView, useListSavedViewsQuery } from '@/api'
import { useAppSelector } from '@/store/hooks'
import type { AnyRow, Column } from '../columns'
import { selectTablePrefs } from '../tablePrefsSlice'
import { viewParam } from '../tableQuery'

/** The saved views of a table, the one that is open, and the columns that are hidden. */
export function useOpenedView<Row extends AnyRow>(
  table: AdminTable,
  layout: string,
  columns: readonly Column<Row>[],
) {
  const { hiddenColumns: ownColumns, viewColumns } = useAppSelector(selectTablePrefs)
  const id = useSearchParams()[0].get(viewParam)
  const { data, isError, isFetching, refetch } = useListSavedViewsQuery()
  const saved = useMemo(() => data?.filter((view) => view.table === table), [data, table])
  const opened = saved?.find(({ _id }) => _id === id)

  /** Of the URL, before the views are loaded; undefined if there is no such view. */
  const openedId = saved ? opened?._id : (id ?? undefined)
  const local = viewColumns[table]
  const ofView = local?.view === openedId ? local?.hiddenColumns : opened?.hiddenColumns
  const hidden = (openedId !== undefined && ofView) || ownColumns[layout]
  const hiddenColumns = useMemo(
    () =>
      columns
        .filter(({ field, isAlwaysVisible, isHiddenByDefault }) =>
          hidden ? hidden.includes(field) && !isAlwaysVisible : isHiddenByDefault,
        )
        .map(({ field }) => field),
    [columns, hidden],
  )
  return { saved, opened, openedId, hiddenColumns, query: { isError, isFetching, refetch } }
}

export type OpenedView = ReturnType<typeof useOpenedView>

/** Whether both hide the same columns, of those that the table has. */
export const hasSameColumns = (
  { hiddenColumns }: Pick<SavedView, 'hiddenColumns'>,
  shown: readonly string[],
  fields: readonly string[],
) => fields.every((field) => hiddenColumns.includes(field) === shown.includes(field))
