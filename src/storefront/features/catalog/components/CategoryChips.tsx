import { useEffect, useRef } from 'react'
import { categoryPath } from '@/common/addresses'
import { Link } from '@/shared/ui/Link'
import type { CategoryNode } from '@/shop/shop.config'
import { getCategoryContext, isSameCategory } from '../lib/getCategoryContext'
import styles from './CategoryChips.module.css'
import { CategoryLabel } from './CategoryLabel'

/** Links to the category's children or, without any, to its siblings. */
export function CategoryChips({ category }: { category: string }) {
  const { parent, nearby, isTopLevel } = getCategoryContext(category)
  const chips: readonly Omit<CategoryNode, 'children'>[] = parent
    ? [{ name: parent.name, label: `All ${parent.label}` }, ...nearby]
    : nearby
  const listRef = useRef<HTMLUListElement>(null)

  // Scrolls to the current category, which can be outside a narrow screen.
  useEffect(() => {
    const list = listRef.current
    const current = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && current)
      list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2
  }, [])

  return (
    // On wide screens the header shows the main categories.
    <nav className={isTopLevel ? 'below-1024' : undefined} aria-label="Related categories">
      <ul ref={listRef} className={styles.chips}>
        {chips.map(({ name, label, hint }) => (
          <li key={name}>
            <Link
              className={styles.chip}
              to={categoryPath(name)}
              aria-current={isSameCategory(name, category) ? 'page' : undefined}
            >
              <CategoryLabel label={label} hint={hint} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
