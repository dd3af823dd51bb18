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
