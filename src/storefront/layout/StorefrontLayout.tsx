import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { lazyPart } from '@/shared/lib/lazyPart'
import { SkipLink } from '@/shared/ui/SkipLink'
import { useAppSelector } from '@/store/hooks'
import { selectCompared } from '@/store/uiSlice'
import { Footer } from './footer/Footer'
import { Header } from './header/Header'
import styles from './layouts.module.css'

const CompareTray = lazyPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "compare-tray" */ '@/storefront/features/compare/components/CompareTray'
      )
    ).CompareTray,
)

/** Home, categories, products and search results. */
const trayPaths = /^\/(?:$|category|product|search)/
const darkHeaderPaths = ['/', '/login', '/register']

export function StorefrontLayout() {
  const { pathname } = useLocation()
  const hasCompared = useAppSelector((state) => selectCompared(state).length > 0)
  return (
    <div className={styles.storefront}>
      <SkipLink />
      <Header tone={darkHeaderPaths.includes(pathname) ? 'dark' : 'light'} />
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      {hasCompared && trayPaths.test(pathname) && (
        <Suspense>
          <CompareTray />
        </Suspense>
      )}
    </div>
  )
}
