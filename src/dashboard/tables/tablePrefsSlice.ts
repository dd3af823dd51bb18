import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export const densities = ['compact', 'standard', 'comfortable'] as const
export const pageSizes = [10, 25, 50, 100] as const

/** What an admin chose for a table; all but the hidden columns are the same in all tables. */
export type ViewSettings = {
  density: (typeof densities)[number]
  pageSize: number
  hiddenColumns: readonly string[]
  /** Single keys that do something in tables. */
  hasShortcuts: boolean
}

export type TableView = ViewSettings & {
  onChange: (changes: Partial<ViewSettings>) => void
}

export type TablePrefsState = Pick<ViewSettings, 'density' | 'pageSize' | 'hasShortcuts'> & {
  /** By table name; a table without an entry uses its columns' defaults. */
  hiddenColumns: Record<string, readonly string[]>
  /** Those of the saved view that was opened last, by table name: the view's own, or changed and not saved. */
  viewColumns: Record<string, { view: string; hiddenColumns: readonly string[] }>
}

const initialState: TablePrefsState = {
  density: 'standard',
  pageSize: 25,
  hiddenColumns: {},
  viewColumns: {},
  hasShortcuts: true,
}

type ViewChanges = Partial<ViewSettings> & {
  table: string
  /** ID of the saved view whose columns they are. */
  view?: string | undefined
}

export const tablePrefsSlice = createSlice({
  name: 'tablePrefs',
  initialState,
  reducers: {
    viewChanged(state, { payload }: PayloadAction<ViewChanges>) {
      const { table, view, hiddenColumns, ...common } = payload
      Object.assign(state, common)
      if (!hiddenColumns) return
      if (view === undefined) state.hiddenColumns[table] = [...hiddenColumns]
      else state.viewColumns[table] = { view, hiddenColumns: [...hiddenColumns] }
    },
  },
  selectors: {
    selectTablePrefs: (state) => state,
  },
})

export const { viewChanged } = tablePrefsSlice.actions
export const { selectTablePrefs } = tablePrefsSlice.selectors
