import { useLocation } from 'react-router-dom'
import { logoutRequested, selectDisplayUser } from '@/entities/auth/model/authSlice'
import { classNames } from '@/shared/lib/classNames'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { Avatar } from '@/shared/ui/Avatar'
import { ChevronDownIcon, UserIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useDisclosure } from '@/storefront/ui/useDisclosure'
import * as messages from '../messages'
import styles from './AccountMenu.module.css'
import { accountLinks } from './accountLinks'
import dropdown from './Dropdown.module.css'

/** The login link or, for a signed-in user, a greeting with a menu. */
export function AccountMenu() {
  const displayUser = useAppSelector(selectDisplayUser)
  const dispatch = useAppDispatch()
  const location = useLocation()
  const { close, containerProps, buttonProps, panelProps } = useDisclosure()

  if (!displayUser) {
    return (
      <Link className={styles.trigger} to="/login" state={{ from: location }}>
        <UserIcon />
        <span className={styles.wide}>{t(messages.loginOrRegister)}</span>
      </Link>
    )
  }
  const greeting = t(messages.greeting)(displayUser.displayName || t(shared.anonymous))
  return (
    <div className={styles.account} {...containerProps}>
      <button {...buttonProps} className={styles.trigger}>
        <Avatar src={displayUser.photoURL} size={24} />
        <span className={styles.wide}>{greeting}</span>
        <ChevronDownIcon size={18} className="chevron from-1024" />
      </button>
      <ul {...panelProps} className={classNames(dropdown.panel, styles.panel)}>
        {/* Narrow screens show only the picture in the button. */}
        <li className={styles.greeting} aria-hidden="true">
          {greeting}
        </li>
        {accountLinks.map(({ label, to }) => (
          <li key={to}>
            <Link className={dropdown.item} to={to} onClick={close}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={dropdown.item}
            onClick={() => {
              close()
              dispatch(logoutRequested())
            }}
          >
            {t(messages.logout)}
          </button>
        </li>
      </ul>
    </div>
  )
}
