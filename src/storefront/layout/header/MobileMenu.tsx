import { Suspense, useState } from 'react'
import { t } from '@/shared/lib/language'
import { lazyComponent } from '@/shared/lib/lazyComponent'
import { IconButton } from '@/shared/ui/IconButton'
import { MenuIcon } from '@/shared/ui/icon/icons'
import * as messages from '../messages'
import styles from './MobileMenu.module.css'

const { Component: MobileMenuDrawer, preload } = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "mobile-menu" */ './MobileMenuDrawer')).MobileMenuDrawer,
)

/** The category tree on narrow screens: a drawer, subcategories unfold in place. */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.menu}>
      <IconButton
        aria-label={t(messages.menu)}
        aria-haspopup="dialog"
        // The finger is still down while the drawer is loaded.
        onPointerDown={preload}
        onClick={() => setIsOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      {isOpen && (
        <Suspense>
          <MobileMenuDrawer onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
