import { useState } from 'react'
import { Link, Outlet } from 'react-router-dom'
import { shop } from '../../../../shop/shop.config'
import { DashboardTheme } from '../../../shared/theme/DashboardTheme'
import { MenuIcon } from '../../../shared/ui/icon'
import { IconButton } from '../../../shared/ui/icon-button/IconButton'
import { Logo } from '../../../shared/ui/logo/Logo'
import { Sheet } from '../../../shared/ui/sheet/Sheet'
import { SkipLink } from '../SkipLink'
import styles from './DashboardLayout.module.css'
import { Sidebar } from './Sidebar'
import { useSidebar } from './useSidebar'

/** No header and no footer: a sidebar, which is a drawer on narrow screens. */
export function DashboardLayout() {
  const sidebar = useSidebar()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)

  return (
    <DashboardTheme>
      <div className={styles.dashboard}>
        <SkipLink />
        <nav className={styles.bar} aria-label="Shop">
          <IconButton aria-label="Menu" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            <MenuIcon />
          </IconButton>
          <Link to="/" aria-label={`${shop.name}, home`}>
            <Logo />
          </Link>
        </nav>
        {/* The confirmation of unsaved changes closes the drawer, and clicks the chosen link afterwards. */}
        <Sheet variant="drawer" label="Dashboard menu" isOpen={isOpen} onClose={close}>
          <div className={styles.drawer}>
            <Sidebar {...sidebar} onChoose={close} />
          </div>
        </Sheet>
        <aside className={styles.aside} aria-label="Dashboard menu">
          <Sidebar {...sidebar} />
        </aside>
        <main id="content" className={styles.main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </DashboardTheme>
  )
}
