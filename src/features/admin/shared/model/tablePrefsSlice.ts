import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Density } from '../../../../shared/ui/data-table/density'

export type TablePrefsState = {
  density: Density
  /** By table name; a table without an entry uses its columns' defaults. */
  hiddenColumns: Record<string, string[]>
}

const initialState: TablePrefsState = { density: 'standard', hiddenColumns: {} }

export const tablePrefsSlice = createSlice({
  name: 'tablePrefs',
  initialState,
  reducers: {
    densityChosen(state, { payload }: PayloadAction<Density>) {
      state.density = payload
    },
    columnsHidden(state, { payload }: PayloadAction<{ table: string; fields: string[] }>) {
      state.hiddenColumns[payload.table] = payload.fields
    },
  },
  selectors: {
    selectDensity: ({ density }) => density,
    selectHiddenColumns: ({ hiddenColumns }, table: string) => hiddenColumns[table],
  },
})

export const { densityChosen, columnsHidden } = tablePrefsSlice.actions
export const { selectDensity, selectHiddenColumns } = tablePrefsSlice.selectors
