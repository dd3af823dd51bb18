import type { ReactNode } from 'react'
import { CheckBox } from '../check-box/CheckBox'
import { Skeleton } from '../skeleton/Skeleton'
import styles from './CardList.module.css'
import type { AnyRow, Column } from './columns'

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
  if (!rows) return <CardSkeletons />

  function handleToggle(id: string, isSelected: boolean) {
    const others = selected.filter((each) => each !== id)
    onSelectedChange?.(isSelected ? [...others, id] : others)
  }

  return (
    // Focusable, to receive the focus when the focused card is deleted.
    <ul className={styles.cards} aria-label={label} tabIndex={-1}>
      {rows.map((row) => (
        <li key={row._id} className={styles.card}>
          <Card
            row={row}
            columns={columns}
            checkbox={
              onSelectedChange && (
                <CheckBox
                  label=""
                  aria-label={`Select ${getRowName(row)}`}
                  checked={selected.includes(row._id)}
                  onChange={({ target }) => handleToggle(row._id, target.checked)}
                />
              )
            }
          />
        </li>
      ))}
    </ul>
  )
}

type CardProps<Row extends AnyRow> = {
  row: Row
  columns: readonly Column<Row>[]
  checkbox: ReactNode
}

function Card<Row extends AnyRow>({ row, columns, checkbox }: CardProps<Row>) {
  const columnsIn = (slot: Column<Row>['cardSlot']) =>
    columns.filter(({ cardSlot = 'detail' }) => cardSlot === slot)
  const cells = (slot: Column<Row>['cardSlot']) =>
    columnsIn(slot).map(({ field, cell }) => <div key={field}>{cell(row, 0)}</div>)
  return (
    <>
      <div className={styles.head}>
        {checkbox}
        {cells('picture')}
        <div className={styles.title}>{cells('title')}</div>
      </div>
      <dl className={styles.details}>
        {columnsIn('detail').map(({ field, label, cell }) => (
          <div key={field} className={styles.detail}>
            <dt>{label}</dt>
            <dd>{cell(row, 0)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>{cells('actions')}</div>
    </>
  )
}

function CardSkeletons() {
  return (
    <div className={styles.cards} aria-hidden="true">
      {skeletons.map((card) => (
        <div key={card} className={styles.card} data-skeleton="">
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton height="1.25rem" />
          <Skeleton height="1.25rem" />
          <Skeleton height="var(--touch)" borderRadius="var(--radius)" />
        </div>
      ))}
    </div>
  )
}
