import { type ComponentType, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import styles from './AppRoutes.module.css'
import { ErrorBoundary } from './ErrorBoundary'
import { BareLayout } from './layouts/BareLayout'
import { StorefrontLayout } from './layouts/StorefrontLayout'
import { type AppRoute, appRoutes } from './routes'

const layouts: Record<AppRoute['layout'], ComponentType> = {
  storefront: StorefrontLayout,
  bare: BareLayout,
}
const layoutNames = ['storefront', 'bare'] as const

export function AppRoutes() {
  return (
    <Routes>
      {layoutNames.map((name) => {
        const Layout = layouts[name]
        return (
          <Route key={name} element={<Layout />}>
            {appRoutes
              .filter(({ layout }) => layout === name)
              .map(({ path, Page }) => (
                <Route key={path} path={path} element={<PageFrame Page={Page} />} />
              ))}
          </Route>
        )
      })}
    </Routes>
  )
}

function PageFrame({ Page }: { Page: ComponentType }) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<div className={styles.loading} />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  )
}
