import type { ComponentType } from 'react'
import type { IconProps } from '../icon/Icon'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/shoppingIcons'
import { FirstPageIcon, LastPageIcon } from '../icon/tableIcons'
import { Select } from '../select/Select'
import { countText, type ListLength, pageCount, rangeText } from './listLength'
import { PageField } from './PageField'
import styles from './Pager.module.css'
import { pageSizes, type TableQuery, withPageSize } from './tableQuery'

type PagerProps = {
  query: TableQuery
  length: ListLength
  onChange: (changes: Partial<TableQuery>) => void
  /** Somebody is about to go there. */
  onIntent: (page: number) => void
}

const sizeOptions = pageSizes.map((value) => ({ value, label: `${value}` }))

export function Pager({ query, length, onChange, onIntent }: PagerProps) {
  const { page, pageSize } = query
  const last = pageCount(length, pageSize)
  const ways = [
    { label: 'First page', to: 1, Icon: FirstPageIcon },
    { label: 'Previous page', to: page - 1, Icon: ChevronLeftIcon },
    { label: 'Next page', to: page + 1, Icon: ChevronRightIcon },
    { label: 'Last page', to: last, Icon: LastPageIcon },
  ]
  const [first, previous, next, end] = ways.map(({ label, to, Icon }) => (
    <PageButton
      key={label}
      label={label}
      Icon={Icon}
      isPossible={to >= 1 && to <= last && to !== page}
      onPress={() => onChange({ page: to })}
      onIntent={() => onIntent(to)}
    />
  ))
  return (
    <nav className={styles.pager} aria-label="Pages">
      <Select
        className={styles.size}
        label="Rows"
        value={pageSize}
        options={sizeOptions}
        onChange={(size) => onChange(withPageSize(query, size))}
      />
      <p className={styles.range} role="status">
        {rangeText(query, length)}
      </p>
      <div className={styles.ways}>
        {first}
        {previous}
        <PageField page={page} last={last} onChange={(to) => onChange({ page: to })} />
        <span className={styles.of}>of {countText(last)}</span>
        {next}
        {end}
      </div>
    </nav>
  )
}

type PageButtonProps = {
  label: string
  Icon: ComponentType<IconProps>
  isPossible: boolean
  onPress: () => void
  onIntent: () => void
}

/** Stays focusable where it leads nowhere: whoever pages by keyboard must not lose the place at the end. */
function PageButton({ label, Icon, isPossible, onPress, onIntent }: PageButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-disabled={!isPossible}
      onClick={() => isPossible && onPress()}
      onPointerEnter={() => isPossible && onIntent()}
      onFocus={() => isPossible && onIntent()}
    >
      <Icon size={20} />
    </button>
  )
}
