import { type ComponentType, Fragment, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { Spinner } from '../shared/ui/spinner/Spinner'
import styles from './AppRoutes.module.css'
import { dashboardFrame } from './dashboardFrame'
import { ErrorBoundary } from './ErrorBoundary'
import { RequireAdmin } from './guards/RequireAdmin'
import { RequireSession } from './guards/RequireSession'
import { BareLayout } from './layouts/BareLayout'
import { StorefrontLayout } from './layouts/StorefrontLayout'
import { type AppRoute, appRoutes } from './routes'

const layouts: Record<AppRoute['layout'], ComponentType> = {
  storefront: StorefrontLayout,
  bare: BareLayout,
  dashboard: dashboardFrame.Page,
}
const layoutNames = ['storefront', 'bare', 'dashboard'] as const

const comingPage = (
  <div className={styles.loading}>
    <Spinner size={48} label="Loading the page…" />
  </div>
)

export function AppRoutes() {
  return (
    <Routes>
      {layoutNames.map((name) => {
        const Layout = layouts[name]
        return (
          <Route
            key={name}
            element={
              <Suspense fallback={comingPage}>
                <Layout />
              </Suspense>
            }
          >
            {appRoutes
              .filter(({ layout }) => layout === name)
              .map(({ path, ...route }) => (
                <Route key={path} path={path} element={<PageFrame {...route} />} />
              ))}
          </Route>
        )
      })}
    </Routes>
  )
}

const guards = { session: RequireSession, admin: RequireAdmin }

function PageFrame({ Page, access }: Pick<AppRoute, 'Page' | 'access'>) {
  const { pathname } = useLocation()
  const Guard = access ? guards[access] : Fragment
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={comingPage}>
        <Guard>
          <Page />
        </Guard>
      </Suspense>
    </ErrorBoundary>
  )
}
