import type { ReactNode } from 'react'
import { t } from '@/shared/lib/language'
import * as messages from './messages'

export type AnyRow = { _id: string }

/** A column, rendered in the grid on wide screens and in cards on phones. */
export type Column<Row> = {
  /** Sortable if the server has a sort of this name. */
  field: string
  label: string
  /** Shown on hover of the heading, for example why the column cannot be sorted or filtered. */
  description?: string
  /** In pixels; a flexible column also takes a share of the remaining width. */
  width: number
  isFlexible?: boolean
  /** Right-aligned. */
  isNumeric?: boolean
  isAlwaysVisible?: boolean
  isHiddenByDefault?: boolean
  /**
   * Where a card shows it: beside the title, in the line below it, among the badges beside the actions, or (the default) as
   * a detail with its label.
   */
  cardSlot?: 'picture' | 'title' | 'aside' | 'subtitle' | 'badge' | 'detail' | 'actions'
  /** Focusable elements take the `tabIndex`, so that the whole table is a single tab stop. */
  cell: (row: Row, tabIndex: number) => ReactNode
  /** Amounts that are edited in their cell of the grid. */
  edit?: {
    /** What is edited. */
    toText: (row: Row) => string
    toLabel: (row: Row) => string
    /** The row with the entered text, or why it cannot be saved. */
    enter: (row: Row, text: string) => Row | string
  }
  /** In a card, if it shows something else. */
  cardCell?: (row: Row) => ReactNode
}

export const actionsColumn = <Row>(width: number, cell: Column<Row>['cell']): Column<Row> => ({
  field: 'actions',
  label: t(messages.actions),
  width,
  isNumeric: true,
  isAlwaysVisible: true,
  cardSlot: 'actions',
  cell,
})
