import type { ReactNode } from 'react'

export type AnyRow = { _id: string }

/** A column of a table, whatever draws it: a grid on wide screens, cards on phones. */
export type Column<Row> = {
  /** The name of the server's sort too, where one can sort by it. */
  field: string
  label: string
  /** In pixels; a flexible one takes its part of what is left besides. */
  width: number
  isFlexible?: boolean
  isSortable?: boolean
  /** For amounts and counts, which stand below each other at their end. */
  isNumeric?: boolean
  /** Always shown. */
  isFixed?: boolean
  isHiddenAtFirst?: boolean
  /** Its place on a card; a fact has its label beside it. */
  place?: 'picture' | 'title' | 'fact' | 'actions'
  /**
   * Cells are painted by the hundred: plain elements, no state. What can be focused in them takes the index, so that one
   * Tab leads into a table and the next one out of it.
   */
  cell: (row: Row, tabIndex: number) => ReactNode
}
