import { type ComponentType, Fragment, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { VisuallyHidden } from '../shared/ui/visually-hidden/VisuallyHidden'
import { dashboardFrame } from './dashboardFrame'
import { ErrorBoundary } from './ErrorBoundary'
import { RequireAdmin } from './guards/RequireAdmin'
import { RequireSession } from './guards/RequireSession'
import { BareLayout } from './layouts/BareLayout'
import { StorefrontLayout } from './layouts/StorefrontLayout'
import { type AppRoute, appRoutes } from './routes'
import { SplashRemover } from './SplashRemover'

const layouts: Record<AppRoute['layout'], ComponentType> = {
  storefront: StorefrontLayout,
  bare: BareLayout,
  dashboard: dashboardFrame.Page,
}
const layoutNames = ['storefront', 'bare', 'dashboard'] as const

/**
 * The fallback is shown before the first page only: navigation is a transition, which keeps the current page on screen
 * until the next one is ready.
 */
export function AppRoutes() {
  return (
    <Suspense fallback={<FirstPageLoading />}>
      <Routes>
        {layoutNames.map((name) => {
          const Layout = layouts[name]
          return (
            <Route key={name} element={<Layout />}>
              {appRoutes
                .filter(({ layout }) => layout === name)
                .map(({ path, ...route }) => (
                  <Route key={path} path={path} element={<PageFrame {...route} />} />
                ))}
            </Route>
          )
        })}
      </Routes>
      <SplashRemover />
    </Suspense>
  )
}

/** The splash screen's spinner stays visible while this is rendered. */
function FirstPageLoading() {
  return (
    <div className="page-loading" role="status">
      <VisuallyHidden>Loading the page…</VisuallyHidden>
    </div>
  )
}

const guards = { session: RequireSession, admin: RequireAdmin }

function PageFrame({ Page, access }: Pick<AppRoute, 'Page' | 'access'>) {
  const { pathname } = useLocation()
  const Guard = access ? guards[access] : Fragment
  return (
    <ErrorBoundary key={pathname}>
      <Guard>
        <Page />
      </Guard>
    </ErrorBoundary>
  )
}
