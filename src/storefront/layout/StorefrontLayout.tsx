import { memo, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { lazyComponent } from '@/shared/lib/lazyComponent'
import { SkipLink } from '@/shared/ui/SkipLink'
import { useAppSelector } from '@/store/hooks'
import { selectCompared } from '@/store/uiSlice'
import { Footer } from './footer/Footer'
import { Header } from './header/Header'
import styles from './layouts.module.css'

const { Component: CompareTray } = lazyComponent(
  async () =>
    (
      await import(
        /* webpackChunkName: "compare-tray" */ '@/storefront/features/compare/components/CompareTray'
      )
    ).CompareTray,
  { isOptional: true },
)

/** Not rendered again when a page opens. */
const [PageHeader, PageFooter] = [memo(Header), memo(Footer)]

/** Home, categories, products and search results. */
const trayPaths = /^\/(?:$|category|product|search)/
const darkHeaderPaths = ['/', '/login', '/register']

export function StorefrontLayout() {
  const { pathname } = useLocation()
  const hasCompared = useAppSelector((state) => selectCompared(state).length > 0)
  return (
    <div className={styles.storefront}>
      <SkipLink />
      <PageHeader tone={darkHeaderPaths.includes(pathname) ? 'dark' : 'light'} />
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <PageFooter />
      {hasCompared && trayPaths.test(pathname) && (
        <Suspense>
          <CompareTray />
        </Suspense>
      )}
    </div>
  )
}
