import type { ComponentType } from 'react'
import { ChevronLeftIcon, ChevronRightIcon, FirstPageIcon, LastPageIcon } from '../icon'
import type { IconProps } from '../icon/Icon'
import { Select } from '../select/Select'
import { countText, type ListLength, pageCount, rangeText } from './listLength'
import { PageField } from './PageField'
import styles from './Pager.module.css'
import { pageSizes, type TableQuery, withPageSize } from './tableQuery'

type PagerProps = {
  query: TableQuery
  length: ListLength
  onChange: (changes: Partial<TableQuery>) => void
  /** Prefetches a page on hover or focus. */
  onPrefetch: (page: number) => void
}

const sizeOptions = pageSizes.map((value) => ({ value, label: `${value}` }))

export function Pager({ query, length, onChange, onPrefetch }: PagerProps) {
  const { page, pageSize } = query
  const last = pageCount(length, pageSize)
  const pageButtons = [
    { label: 'First page', to: 1, Icon: FirstPageIcon },
    { label: 'Previous page', to: page - 1, Icon: ChevronLeftIcon },
    { label: 'Next page', to: page + 1, Icon: ChevronRightIcon },
    { label: 'Last page', to: last, Icon: LastPageIcon },
  ]
  const [first, previous, next, end] = pageButtons.map(({ label, to, Icon }) => (
    <PageButton
      key={label}
      label={label}
      Icon={Icon}
      isEnabled={to >= 1 && to <= last && to !== page}
      onPress={() => onChange({ page: to })}
      onPrefetch={() => onPrefetch(to)}
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
      <div className={styles.buttons}>
        {first}
        {previous}
        <PageField page={page} last={last} onChange={(to) => onChange({ page: to })} />
        <span className={styles.lastPage}>of {countText(last)}</span>
        {next}
        {end}
      </div>
    </nav>
  )
}

type PageButtonProps = {
  label: string
  Icon: ComponentType<IconProps>
  isEnabled: boolean
  onPress: () => void
  onPrefetch: () => void
}

/** Stays focusable while disabled, so that keyboard users keep the focus on the last page. */
function PageButton({ label, Icon, isEnabled, onPress, onPrefetch }: PageButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-disabled={!isEnabled}
      onClick={() => isEnabled && onPress()}
      onPointerEnter={() => isEnabled && onPrefetch()}
      onFocus={() => isEnabled && onPrefetch()}
    >
      <Icon size={20} />
    </button>
  )
}
