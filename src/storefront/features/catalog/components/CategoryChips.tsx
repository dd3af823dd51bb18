import { type ReactNode, useEffect, useRef } from 'react'
import { categoryPath } from '@/common/addresses'
import { t } from '@/shared/lib/language'
import { Link } from '@/shared/ui/Link'
import { getCategoryContext, isSameCategory } from '../lib/getCategoryContext'
import * as messages from '../messages'
import styles from './CategoryChips.module.css'
import { CategoryLabel } from './CategoryLabel'

/** Links to the category's children or, without any, to its siblings. */
export function CategoryChips({ category }: { category: string }) {
  const { parent, nearby, isTopLevel } = getCategoryContext(category)
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
    <nav
      className={isTopLevel ? 'below-1024' : undefined}
      aria-label={t(messages.relatedCategories)}
    >
      <ul ref={listRef} className={styles.chips}>
        {parent && <Chip name={parent.name}>{t(messages.allOf)(t(parent.label))}</Chip>}
        {nearby.map(({ name, label, hint }) => (
          <Chip key={name} name={name} isCurrent={isSameCategory(name, category)}>
            <CategoryLabel label={label} hint={hint} />
          </Chip>
        ))}
      </ul>
    </nav>
  )
}

type ChipProps = { name: string; isCurrent?: boolean; children: ReactNode }

const Chip = ({ name, isCurrent = false, children }: ChipProps) => (
  <li>
    <Link
      className={styles.chip}
      to={categoryPath(name)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  </li>
)
