import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { categoryPath } from '../../../../shop/addresses'
import { classNames } from '../../../shared/lib/classNames'
import { getCategoryContext, isSameCategory } from '../lib/getCategoryContext'
import styles from './CategoryChips.module.css'

/** Links to the category's children or, without any, to its siblings. */
export function CategoryChips({ category }: { category: string }) {
  const { parent, nearby, isTopLevel } = getCategoryContext(category)
  const chips = parent ? [{ name: parent.name, label: `All ${parent.label}` }, ...nearby] : nearby
  const listRef = useRef<HTMLUListElement>(null)

  // Scrolls to the current category, which can be outside a narrow screen.
  useEffect(() => {
    const list = listRef.current
    const here = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && here) list.scrollLeft = here.offsetLeft - (list.clientWidth - here.offsetWidth) / 2
  }, [])

  return (
    <nav className={classNames(isTopLevel && styles.topLevel)} aria-label="Related categories">
      <ul ref={listRef} className={styles.chips}>
        {chips.map(({ name, label }) => {
          const isHere = isSameCategory(name, category)
          return (
            <li key={name}>
              <Link
                className={classNames(styles.chip, isHere && styles.here)}
                to={categoryPath(name)}
                aria-current={isHere ? 'page' : undefined}
              >
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
