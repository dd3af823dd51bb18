import { NavLink } from 'react-router-dom'
import { categoryPath } from '../../../../shop/addresses'
import { type CategoryNode, shop } from '../../../../shop/shop.config'
import { useDisclosure } from '../../../shared/hooks/useDisclosure'
import { ChevronDownIcon } from '../../../shared/ui/icon'
import styles from './CategoryNav.module.css'

/** The category tree along the header: drop-downs by hover, by touch and by keyboard. */
export function CategoryNav() {
  return (
    <nav className={styles.nav} aria-label="Categories">
      <ul className={styles.list}>
        {shop.categoryTree.map((node) => (
          <li key={node.name} className={styles.entry}>
            {node.children.length > 0 ? (
              <CategoryDropdown node={node} />
            ) : (
              <NavLink className={styles.link} to={categoryPath(node.name)}>
                {node.label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CategoryDropdown({ node: { label, name, children } }: { node: CategoryNode }) {
  const { isOpen, close, containerProps, buttonProps, panelProps } = useDisclosure()
  return (
    <div className={styles.dropdown} {...containerProps}>
      <NavLink className={styles.link} to={categoryPath(name)} onClick={close}>
        {label}
      </NavLink>
      <button {...buttonProps} className={styles.toggle} aria-label={`${label}: subcategories`}>
        <ChevronDownIcon size={16} className={isOpen ? styles.turned : styles.chevron} />
      </button>
      <ul {...panelProps} className={styles.panel}>
        {children.map((child) => (
          <li key={child.name}>
            <NavLink className={styles.child} to={categoryPath(child.name)} onClick={close}>
              {child.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
