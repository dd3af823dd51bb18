import { useCallback, useMemo } from 'react'
import type { AnyRow, Column } from '../../../../shared/ui/data-table/columns'
import type { Density } from '../../../../shared/ui/data-table/density'
import type { TableView } from '../../../../shared/ui/data-table/tableTypes'
import { useAppDispatch, useAppSelector } from '../../../../store/hooks'
import {
  columnsHidden,
  densityChosen,
  selectDensity,
  selectHiddenColumns,
} from '../model/tablePrefsSlice'

/** The admin's view settings of a table, from the store. */
export function useTableView<Row extends AnyRow>(
  table: string,
  columns: readonly Column<Row>[],
): TableView {
  const dispatch = useAppDispatch()
  const density = useAppSelector(selectDensity)
  const storedColumns = useAppSelector((state) => selectHiddenColumns(state, table))
  const hiddenColumns = useMemo(
    () =>
      storedColumns ?? columns.filter(({ isHiddenByDefault }) => isHiddenByDefault).map(getField),
    [storedColumns, columns],
  )
  const onHiddenChange = useCallback(
    (fields: readonly string[]) => dispatch(columnsHidden({ table, fields: [...fields] })),
    [dispatch, table],
  )
  const onDensityChange = useCallback((next: Density) => dispatch(densityChosen(next)), [dispatch])
  return { density, hiddenColumns, onHiddenChange, onDensityChange }
}

const getField = ({ field }: { field: string }) => field
