import { Link, NavLink } from 'react-router-dom'
import { shop } from '../../../../shop/shop.config'
import type { Role } from '../../../api'
import { classNames } from '../../../shared/lib/classNames'
import { Avatar } from '../../../shared/ui/avatar/Avatar'
import { Badge } from '../../../shared/ui/badge/Badge'
import { Button } from '../../../shared/ui/button/Button'
import { CloseIcon, LeaveIcon, UserIcon } from '../../../shared/ui/icon'
import { IconButton } from '../../../shared/ui/icon-button/IconButton'
import { Logo } from '../../../shared/ui/logo/Logo'
import { dashboardLinks } from './dashboardLinks'
import styles from './Sidebar.module.css'

type SidebarProps = {
  name: string | null
  photo: string | null
  role: Role
  isAdminViewShown: boolean
  /** Hiding the admin menu leaves such a page. */
  isAdminPage?: boolean
  /** Undefined while loading. */
  pendingReviews?: number
  onAdminViewToggle: () => void
  onLogout: () => void
  /** Closes the drawer that contains the sidebar. */
  onChoose?: () => void
}

export function Sidebar({
  name,
  photo,
  role,
  isAdminViewShown,
  isAdminPage = false,
  pendingReviews,
  onAdminViewToggle,
  onLogout,
  onChoose,
}: SidebarProps) {
  const isAdmin = role === 'admin'
  const leavesPage = isAdminViewShown && isAdminPage

  function handleAdminViewToggle() {
    onAdminViewToggle()
    if (leavesPage) onChoose?.()
  }

  return (
    <div className={styles.sidebar}>
      <div className={styles.top}>
        <Link className={styles.logo} to="/" aria-label={`${shop.name}, home`} onClick={onChoose}>
          <Logo />
        </Link>
        {onChoose && (
          <IconButton aria-label="Close the menu" onClick={onChoose}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
      <div className={styles.user}>
        <Avatar src={photo} size={40} />
        <div className={styles.userText}>
          <p className={styles.name}>Hi, {name || 'Anonymous'}</p>
          <Badge tone={isAdmin ? 'accent' : 'neutral'}>{isAdmin ? 'Admin' : 'User'}</Badge>
        </div>
      </div>
      <nav className={styles.nav} aria-label="Dashboard">
        <ul>
          {dashboardLinks(isAdmin && isAdminViewShown).map(({ label, to, Icon, count }) => (
            <li key={to}>
              <NavLink className={styles.link} to={to} end={to === '/dashboard'} onClick={onChoose}>
                <Icon size={20} />
                {label}
                {count && pendingReviews !== undefined && (
                  <span className={classNames(styles.count, pendingReviews === 0 && styles.none)}>
                    {pendingReviews}
                  </span>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
        {isAdmin && (
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={isAdminViewShown}
            data-leaves-page={leavesPage ? '' : undefined}
            onClick={handleAdminViewToggle}
          >
            {isAdminViewShown ? 'Hide admin menu' : 'Show admin menu'}
          </button>
        )}
      </nav>
      <div className={styles.foot}>
        <NavLink className={styles.link} to="/dashboard/profile" onClick={onChoose}>
          <UserIcon size={20} />
          Profile
        </NavLink>
        <Button className={styles.logout} onClick={onLogout} data-leaves-page="">
          <LeaveIcon size={20} />
          Logout
        </Button>
      </div>
    </div>
  )
}
