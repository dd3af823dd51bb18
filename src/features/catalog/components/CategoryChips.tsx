import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { categoryPath } from '../../../../shop/addresses'
import { classNames } from '../../../shared/lib/classNames'
import { categoryPlace, isSameCategory } from '../lib/categoryPlace'
import styles from './CategoryChips.module.css'

/** Where one may want to go from a category: its children, or what stands beside it. */
export function CategoryChips({ category }: { category: string }) {
  const { parent, nearby, isTopLevel } = categoryPlace(category)
  const chips = parent ? [{ name: parent.name, label: `All ${parent.label}` }, ...nearby] : nearby
  const listRef = useRef<HTMLUListElement>(null)

  // Where the row is longer than the screen, the present one may stand beyond its end.
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
