import Checkbox from '@mui/material/Checkbox'
import Skeleton from '@mui/material/Skeleton'
import { classNames } from '@/shared/lib/classNames'
import { t } from '@/shared/lib/language'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import styles from './CardList.module.css'
import type { AnyRow, Column } from './columns'
import * as messages from './messages'

type CardListProps<Row extends AnyRow> = {
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while loading. */
  rows: readonly Row[] | undefined
  getRowName: (row: Row) => string
  selected: readonly string[]
  onSelectedChange?: (ids: readonly string[]) => void
}

const skeletons = [0, 1, 2, 3]

/** The table on screens too narrow for its columns. */
export function CardList<Row extends AnyRow>({
  label,
  columns,
  rows,
  getRowName,
  selected,
  onSelectedChange,
}: CardListProps<Row>) {
  if (!rows) {
    return (
      <div aria-hidden className={styles.cards}>
        {skeletons.map((card) => (
          <Skeleton key={card} data-skeleton="" height={140} />
        ))}
      </div>
    )
  }
  const columnsIn = (slot: Column<Row>['cardSlot']) =>
    columns.filter(({ cardSlot = 'detail' }) => cardSlot === slot)
  const hasBadges = columnsIn('badge').length > 0
  return (
    // Focusable, to receive the focus when the focused card is deleted.
    <ul aria-label={label} tabIndex={-1} className={styles.cards}>
      {rows.map((row) => {
        const details = <Terms row={row} columns={columnsIn('detail')} className={styles.details} />
        return (
          <li key={row._id} data-id={row._id} tabIndex={-1} className={styles.card}>
            <div className={styles.head}>
              {onSelectedChange && (
                <Checkbox
                  checked={selected.includes(row._id)}
                  onChange={({ target }) => {
                    const others = selected.filter((id) => id !== row._id)
                    onSelectedChange(target.checked ? [...others, row._id] : others)
                  }}
                  slotProps={{ input: { 'aria-label': t(messages.selectRow)(getRowName(row)) } }}
                  sx={{ m: '-10px' }}
                />
              )}
              <Cells row={row} columns={columnsIn('picture')} />
              <div className={styles.main}>
                <Cells row={row} columns={columnsIn('title')} className={styles.title} />
                <Terms row={row} columns={columnsIn('subtitle')} className={styles.subtitle} />
              </div>
              <Terms row={row} columns={columnsIn('aside')} className={styles.aside} />
            </div>
            {hasBadges && details}
            <div className={styles.foot}>
              {hasBadges ? (
                <Terms row={row} columns={columnsIn('badge')} className={styles.badges} />
              ) : (
                details
              )}
              <Cells row={row} columns={columnsIn('actions')} className={styles.actions} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

type CellsProps<Row> = { row: Row; columns: readonly Column<Row>[]; className?: string }

const renderCell = <Row,>({ cell, cardCell }: Column<Row>, row: Row) =>
  cardCell ? cardCell(row) : cell(row, 0)

function Cells<Row>({ row, columns, className }: CellsProps<Row>) {
  return columns.map((column) => (
    <div key={column.field} className={className}>
      {renderCell(column, row)}
    </div>
  ))
}

/** Cells with the labels of their columns, which only details show. */
function Terms<Row>({ row, columns, className }: CellsProps<Row>) {
  if (columns.length === 0) return null
  return (
    <dl className={className}>
      {columns.map((column) => (
        <div
          key={column.field}
          className={classNames(styles.term, column.isNumeric && styles.numeric)}
        >
          <dt>
            {column.cardSlot ? <VisuallyHidden>{column.label}</VisuallyHidden> : column.label}
          </dt>
          <dd>{renderCell(column, row)}</dd>
        </div>
      ))}
    </dl>
  )
}
