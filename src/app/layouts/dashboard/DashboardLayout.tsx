import { useRef, useState } from 'react'
import { Link, Outlet } from 'react-router-dom'
import { shop } from '../../../../shop/shop.config'
import { useCloseOnBack } from '../../../shared/hooks/useCloseOnBack'
import { MenuIcon } from '../../../shared/ui/icon'
import { IconButton } from '../../../shared/ui/icon-button/IconButton'
import { Logo } from '../../../shared/ui/logo/Logo'
import { SkipLink } from '../SkipLink'
import styles from './DashboardLayout.module.css'
import { Sidebar } from './Sidebar'
import { useSidebar } from './useSidebar'

/** No header and no footer: a sidebar, which is a drawer on narrow screens. */
export function DashboardLayout() {
  const drawerRef = useRef<HTMLDialogElement>(null)
  const sidebar = useSidebar()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => drawerRef.current?.close()
  useCloseOnBack(isOpen, close)

  function handleOpen() {
    setIsOpen(true)
    drawerRef.current?.showModal()
  }

  return (
    <div className={styles.dashboard}>
      <SkipLink />
      <nav className={styles.bar} aria-label="Shop">
        <IconButton aria-label="Menu" aria-haspopup="dialog" onClick={handleOpen}>
          <MenuIcon />
        </IconButton>
        <Link to="/" aria-label={`${shop.name}, home`}>
          <Logo />
        </Link>
      </nav>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself. */}
      <dialog
        ref={drawerRef}
        className={styles.drawer}
        aria-label="Dashboard menu"
        onClick={({ target, currentTarget }) => target === currentTarget && close()}
        onClose={() => setIsOpen(false)}
      >
        <Sidebar {...sidebar} onChoose={close} />
      </dialog>
      <aside className={styles.aside} aria-label="Dashboard menu">
        <Sidebar {...sidebar} />
      </aside>
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  )
}
