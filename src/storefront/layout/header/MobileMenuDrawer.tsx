import { useLocation } from 'react-router-dom'
import { categoryPath } from '@/common/addresses'
import { selectDisplayUser } from '@/entities/auth/model/authSlice'
import { classNames } from '@/shared/lib/classNames'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { buttonClass } from '@/shared/ui/Button'
import { IconButton } from '@/shared/ui/IconButton'
import { ChevronDownIcon, CloseIcon } from '@/shared/ui/icon/icons'
import { LanguageSwitch } from '@/shared/ui/LanguageSwitch'
import { Link } from '@/shared/ui/Link'
import { type CategoryNode, shop } from '@/shop/shop.config'
import { useAppSelector } from '@/store/hooks'
import { CategoryLabel } from '@/storefront/features/catalog/components/CategoryLabel'
import { Sheet } from '@/storefront/ui/Sheet'
import { useDisclosure } from '@/storefront/ui/useDisclosure'
import * as messages from '../messages'
import { accountLinks } from './accountLinks'
import styles from './MobileMenuDrawer.module.css'

export function MobileMenuDrawer({ onClose }: { onClose: () => void }) {
  const displayUser = useAppSelector(selectDisplayUser)
  const location = useLocation()
  return (
    <Sheet variant="drawer" label={t(messages.categories)} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2>{t(messages.categories)}</h2>
          <IconButton aria-label={t(shared.closeMenu)} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <nav aria-label={t(messages.categories)}>
          <ul>
            {shop.categoryTree.map((node) => (
              <li key={node.name}>
                <Branch node={node} onChoose={onClose} />
              </li>
            ))}
          </ul>
        </nav>
        {displayUser ? (
          <ul className={styles.account}>
            {accountLinks.map(({ label, to }) => (
              <li key={to}>
                <Link className={styles.link} to={to} onClick={onClose}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <Link
            className={classNames(buttonClass('dark'), styles.login)}
            to="/login"
            state={{ from: location }}
            onClick={onClose}
          >
            {t(messages.loginOrRegister)}
          </Link>
        )}
        <LanguageSwitch className={styles.language} />
      </div>
    </Sheet>
  )
}

type BranchProps = { node: CategoryNode; onChoose: () => void }

function Branch({ node: { label, hint, name, children }, onChoose }: BranchProps) {
  const { buttonProps, panelProps } = useDisclosure()
  return (
    <>
      <div className={styles.branch}>
        <Link className={styles.link} to={categoryPath(name)} onClick={onChoose}>
          <CategoryLabel label={label} hint={hint} />
        </Link>
        {children.length > 0 && (
          <IconButton {...buttonProps} aria-label={t(messages.subcategories)(t(label))}>
            <ChevronDownIcon size={20} className="chevron" />
          </IconButton>
        )}
      </div>
      {children.length > 0 && (
        <ul {...panelProps} className={styles.children}>
          {children.map((child) => (
            <li key={child.name}>
              <Link className={styles.link} to={categoryPath(child.name)} onClick={onChoose}>
                {t(child.label)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
