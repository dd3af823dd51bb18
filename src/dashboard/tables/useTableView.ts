import { useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { AnyRow, Column } from './columns'
import { selectTablePrefs, viewChanged } from './tablePrefsSlice'
import type { TableView, ViewSettings } from './tableView'

/** The admin's view settings of a table, from the store. */
export function useTableView<Row extends AnyRow>(
  table: string,
  columns: readonly Column<Row>[],
): TableView {
  const dispatch = useAppDispatch()
  const prefs = useAppSelector(selectTablePrefs)
  return useMemo(() => {
    const { [table]: hidden = columns.filter((each) => each.isHiddenByDefault).map(getField) } =
      prefs.hiddenColumns
    return {
      ...prefs,
      hiddenColumns: hidden,
      onChange: (changes: Partial<ViewSettings>) => dispatch(viewChanged({ table, ...changes })),
    }
  }, [dispatch, prefs, table, columns])
}

const getField = ({ field }: { field: string }) => field
