import { Outlet } from 'react-router-dom'
import styles from './layouts.module.css'

/** Without header and footer, for the result of a payment. */
export function BareLayout() {
  return (
    <main id="content" className={styles.bare} tabIndex={-1}>
      <Outlet />
    </main>
  )
}
