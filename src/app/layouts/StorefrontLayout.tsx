import { Outlet, useLocation } from 'react-router-dom'
import { Footer } from './footer/Footer'
import { Header } from './header/Header'
import styles from './layouts.module.css'
import { SkipLink } from './SkipLink'

const darkHeaderPaths = ['/', '/login', '/register']

export function StorefrontLayout() {
  const { pathname } = useLocation()
  return (
    <div className={styles.storefront}>
      <SkipLink />
      <Header tone={darkHeaderPaths.includes(pathname) ? 'dark' : 'light'} />
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
