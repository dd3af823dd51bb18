import type { ReactNode } from 'react'

export type AnyRow = { _id: string }

/** A column, rendered in the grid on wide screens and in cards on phones. */
export type Column<Row> = {
  /** Also the name of the server's sort, if it is sortable. */
  field: string
  label: string
  /** In pixels; a flexible column also takes a share of the remaining width. */
  width: number
  isFlexible?: boolean
  isSortable?: boolean
  /** Right-aligned. */
  isNumeric?: boolean
  isAlwaysVisible?: boolean
  isHiddenByDefault?: boolean
  /** Where a card shows it; `detail`, the default, has the label beside it. */
  cardSlot?: 'picture' | 'title' | 'detail' | 'actions'
  /**
   * Hundreds of cells are rendered: use plain elements without state. Focusable elements take the `tabIndex`, so that the
   * whole table is a single tab stop.
   */
  cell: (row: Row, tabIndex: number) => ReactNode
}
