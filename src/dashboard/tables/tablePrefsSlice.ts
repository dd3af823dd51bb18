import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export const densities = ['compact', 'standard', 'comfortable'] as const
export const pageSizes = [10, 25, 50, 100] as const

/** What an admin chose for a table; density and page size are the same in all tables. */
export type ViewSettings = {
  density: (typeof densities)[number]
  pageSize: number
  hiddenColumns: readonly string[]
}

export type TableView = ViewSettings & {
  onChange: (changes: Partial<ViewSettings>) => void
}

export type TablePrefsState = Pick<ViewSettings, 'density' | 'pageSize'> & {
  /** By table name; a table without an entry uses its columns' defaults. */
  hiddenColumns: Record<string, readonly string[]>
}

const initialState: TablePrefsState = { density: 'standard', pageSize: 25, hiddenColumns: {} }

type ViewChanges = Partial<ViewSettings> & { table: string }

export const tablePrefsSlice = createSlice({
  name: 'tablePrefs',
  initialState,
  reducers: {
    viewChanged(state, { payload }: PayloadAction<ViewChanges>) {
      const { table, hiddenColumns, ...common } = payload
      Object.assign(state, common)
      if (hiddenColumns) state.hiddenColumns[table] = [...hiddenColumns]
    },
  },
  selectors: {
    selectTablePrefs: (state) => state,
  },
})

export const { viewChanged } = tablePrefsSlice.actions
export const { selectTablePrefs } = tablePrefsSlice.selectors
