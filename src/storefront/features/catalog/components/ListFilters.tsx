import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ListFilter } from '@/api'
import { attributeRows } from '@/common/attributes'
import {
  inStockFilter,
  type Listing,
  maxFilters,
  sortFilters,
  writeListing,
} from '@/common/listing'
import { formatCount } from '@/shared/lib/formatCount'
import { langOf } from '@/shared/lib/langOf'
import { language, t } from '@/shared/lib/language'
import { Button } from '@/shared/ui/Button'
import { ChevronDownIcon } from '@/shared/ui/icon/icons'
import { CheckBox } from '@/storefront/ui/CheckBox'
import * as messages from '../messages'
import type { FilterChanges } from './FilterChips'
import styles from './ListFilters.module.css'
import { PriceFilter } from './PriceFilter'

type ListFiltersProps = {
  listing: Listing
  /** What the list can be filtered by; undefined until it is loaded. */
  offered: readonly ListFilter[] | undefined
  onChange: (changes: FilterChanges) => void
}

/** Of the form, and the page, which starts anew. */
const ownNames: ReadonlySet<string> = new Set(['filter', 'page'])
/** A longer group, and all but the first ones, are closed at first: the column is not to be longer than the list. */
const maxOpenChoices = 6
const maxOpenGroups = 4

/** A form, so that the filters but those of the price work without scripts, too. */
export function ListFilters({ listing, offered = [], onChange }: ListFiltersProps) {
  const { price, filters } = listing
  const others = [...writeListing(listing)].filter(([name]) => !ownNames.has(name))
  const inStock = offered.find(({ name }) => inStockFilter.startsWith(`${name}:`))

  const formRef = useRef<HTMLFormElement>(null)
  /** Of boxes that the server has rendered, before this code was there. */
  const applyEarlyChoices = useEffectEvent(() => {
    const boxes = formRef.current?.querySelectorAll<HTMLInputElement>('input[name=filter]') ?? []
    const early = [...boxes].filter(({ value, checked }) => checked !== filters.includes(value))
    if (early.length === 0) return
    const kept = filters.filter((each) => !early.some(({ value }) => value === each))
    const added = early.filter(({ checked }) => checked).map(({ value }) => value)
    onChange({ filters: sortFilters([...kept, ...added]) })
  })
  useEffect(() => applyEarlyChoices(), [])

  function renderChoice(entry: string, text: string, count: number, lang?: string) {
    return (
      <CheckBox
        key={entry}
        name="filter"
        value={entry}
        checked={filters.includes(entry)}
        disabled={filters.length >= maxFilters && !filters.includes(entry)}
        onChange={({ target }) => {
          const kept = filters.filter((each) => each !== entry)
          onChange({ filters: sortFilters(target.checked ? [...kept, entry] : kept) })
        }}
        label={
          <span>
            <span lang={lang}>{text}</span>{' '}
            <span className={styles.count}>{`(${formatCount(count)})`}</span>
          </span>
        }
      />
    )
  }

  return (
    // Filters apply at once: Enter in a field of the price sends nothing. The address has them: the browser restores none.
    <form
      ref={formRef}
      className={styles.filters}
      method="get"
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      {inStock && (
        <div className={styles.values}>
          {renderChoice(inStockFilter, t(messages.inStockOnly), inStock.values[0]?.count ?? 0)}
        </div>
      )}
      <PriceFilter price={price} onChange={(next) => onChange({ price: next })} />
      {offered.map(({ name, values }, index) => {
        const choices = values.flatMap(({ value, count }) =>
          attributeRows(language, [`${name}:${value}`]).map((row) => ({ ...row, value, count })),
        )
        const [first] = choices
        if (!first) return null
        const isChosen = filters.some((each) => each.startsWith(`${name}:`))
        return (
          <FilterGroup
            key={name}
            label={first.label}
            isOpen={isChosen || (index < maxOpenGroups && choices.length <= maxOpenChoices)}
          >
            {choices.map(({ value, text, count, isTyped }) =>
              renderChoice(`${name}:${value}`, text, count, isTyped ? langOf(value) : undefined),
            )}
          </FilterGroup>
        )
      })}
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <Button type="submit">{t(messages.apply)}</Button>
      </noscript>
    </form>
  )
}

type FilterGroupProps = { label: string; isOpen: boolean; children: ReactNode }

/** Opens and closes by hand only: the box in focus may be in it. */
function FilterGroup({ label, isOpen, children }: FilterGroupProps) {
  const [isOpenAtFirst] = useState(isOpen)
  return (
    <details className={styles.group} open={isOpenAtFirst}>
      <summary className={styles.summary}>
        {label}
        <ChevronDownIcon size={18} />
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: the summary is the legend. */}
      <div className={styles.values} role="group" aria-label={label}>
        {children}
      </div>
    </details>
  )
}
