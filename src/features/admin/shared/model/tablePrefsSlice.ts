import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Density } from '../../../../shared/ui/data-table/density'

/** How an admin likes the tables. */
export type TablePrefsState = {
  density: Density
  /** By table; one that is not there hides what it hides at first. */
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
