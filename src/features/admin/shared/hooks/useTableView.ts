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

/** How this admin looks at a table, today as yesterday. */
export function useTableView<Row extends AnyRow>(
  table: string,
  columns: readonly Column<Row>[],
): TableView {
  const dispatch = useAppDispatch()
  const density = useAppSelector(selectDensity)
  const chosen = useAppSelector((state) => selectHiddenColumns(state, table))
  const hiddenColumns = useMemo(
    () => chosen ?? columns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst).map(fieldOf),
    [chosen, columns],
  )
  const onHiddenChange = useCallback(
    (fields: readonly string[]) => dispatch(columnsHidden({ table, fields: [...fields] })),
    [dispatch, table],
  )
  const onDensityChange = useCallback((next: Density) => dispatch(densityChosen(next)), [dispatch])
  return { density, hiddenColumns, onHiddenChange, onDensityChange }
}

const fieldOf = ({ field }: { field: string }) => field
