import type { ReactNode } from 'react'
import { CheckBox } from '../check-box/CheckBox'
import { Skeleton } from '../skeleton/Skeleton'
import styles from './CardList.module.css'
import type { AnyRow, Column } from './columns'

type CardListProps<Row extends AnyRow> = {
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while there are none to show yet. */
  rows: readonly Row[] | undefined
  nameOf: (row: Row) => string
  selected: readonly string[]
  onSelectedChange?: (ids: readonly string[]) => void
}

const skeletons = [0, 1, 2, 3]

/** The table of screens on which its columns have no room. */
export function CardList<Row extends AnyRow>({
  label,
  columns,
  rows,
  nameOf,
  selected,
  onSelectedChange,
}: CardListProps<Row>) {
  if (!rows) return <CardSkeletons />

  function handleToggle(id: string, isChosen: boolean) {
    const others = selected.filter((each) => each !== id)
    onSelectedChange?.(isChosen ? [...others, id] : others)
  }

  return (
    // It can take the focus, for when the card that has it is deleted.
    <ul className={styles.cards} aria-label={label} tabIndex={-1}>
      {rows.map((row) => (
        <li key={row._id} className={styles.card}>
          <Card
            row={row}
            columns={columns}
            choice={
              onSelectedChange && (
                <CheckBox
                  label=""
                  aria-label={`Select ${nameOf(row)}`}
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
  choice: ReactNode
}

function Card<Row extends AnyRow>({ row, columns, choice }: CardProps<Row>) {
  const at = (place: Column<Row>['place']) =>
    columns.filter((column) => (column.place ?? 'fact') === place)
  const cells = (place: Column<Row>['place']) =>
    at(place).map(({ field, cell }) => <div key={field}>{cell(row, 0)}</div>)
  return (
    <>
      <div className={styles.head}>
        {choice}
        {cells('picture')}
        <div className={styles.title}>{cells('title')}</div>
      </div>
      <dl className={styles.facts}>
        {at('fact').map(({ field, label, cell }) => (
          <div key={field} className={styles.fact}>
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
        <div key={card} className={styles.card}>
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton height="1.25rem" />
          <Skeleton height="1.25rem" />
          <Skeleton height="var(--touch)" borderRadius="var(--radius)" />
        </div>
      ))}
    </div>
  )
}
