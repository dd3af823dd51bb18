import { Outlet } from 'react-router-dom'
import styles from './layouts.module.css'

/** No header, no footer: what a payment came to. */
export function BareLayout() {
  return (
    <main id="content" className={styles.bare} tabIndex={-1}>
      <Outlet />
    </main>
  )
}
