import { useMatch } from 'react-router-dom'
import { categoryPath } from '@/common/addresses'
import { t } from '@/shared/lib/language'
import { ChevronDownIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import { type CategoryNode, shop } from '@/shop/shop.config'
import { CategoryLabel } from '@/storefront/features/catalog/components/CategoryLabel'
import {
  getCategoryContext,
  isSameCategory,
} from '@/storefront/features/catalog/lib/getCategoryContext'
import { useDisclosure } from '@/storefront/ui/useDisclosure'
import * as messages from '../messages'
import styles from './CategoryNav.module.css'
import dropdown from './Dropdown.module.css'

/** The category tree as drop-down menus, for mouse, touch and keyboard. */
export function CategoryNav() {
  const category = useMatch('/category/:cate')?.params.cate
  return (
    <nav className={styles.nav} aria-label={t(messages.categories)}>
      <ul className={styles.list}>
        {shop.categoryTree.map((node) => (
          <Entry key={node.name} node={node} category={category} />
        ))}
      </ul>
    </nav>
  )
}

/** NavLink would not match other spellings of a category, nor mark the parent of the current category. */
function markOf(name: string, category: string | undefined): 'page' | 'true' | undefined {
  if (category === undefined) return undefined
  if (isSameCategory(name, category)) return 'page'
  return getCategoryContext(category).parent?.name === name ? 'true' : undefined
}

type EntryProps = { node: CategoryNode; category: string | undefined }

/** A link and, if the category has children, a menu of them. */
function Entry({ node: { label, hint, name, children }, category }: EntryProps) {
  const { close, containerProps, buttonProps, panelProps } = useDisclosure()
  const hasMenu = children.length > 0
  return (
    <li className={styles.entry} {...(hasMenu && containerProps)}>
      <Link
        className={styles.link}
        to={categoryPath(name)}
        aria-current={markOf(name, category)}
        onClick={close}
      >
        <CategoryLabel label={label} hint={hint} />
      </Link>
      {hasMenu && (
        <>
          <button
            {...buttonProps}
            className={styles.toggle}
            aria-label={t(messages.subcategories)(t(label))}
          >
            <ChevronDownIcon size={16} className="chevron" />
          </button>
          <ul {...panelProps} className={dropdown.panel}>
            {children.map((child) => (
              <li key={child.name}>
                <Link
                  className={dropdown.item}
                  to={categoryPath(child.name)}
                  aria-current={markOf(child.name, category)}
                  onClick={close}
                >
                  {t(child.label)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}
