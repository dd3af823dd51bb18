import { type ComponentType, memo } from 'react'
import { type LoaderFunctionArgs, Outlet, type RouteObject } from 'react-router-dom'
import { type PageEntry, type PagePath, pages } from '@/common/pages'
import { ErrorPage } from '@/shared/ui/ErrorPage'
import type { AppDispatch } from '@/store/hooks'
import { prefetchHome } from '@/storefront/features/catalog/model/prefetchHome'
import {
  prefetchCategory,
  prefetchSearch,
} from '@/storefront/features/catalog/model/prefetchListing'
import { prefetchProduct } from '@/storefront/features/catalog/model/prefetchProduct'
import { BareLayout } from '@/storefront/layout/BareLayout'
import { StorefrontLayout } from '@/storefront/layout/StorefrontLayout'
import { RequireAdmin } from './guards/RequireAdmin'
import { RequireSession } from './guards/RequireSession'
import { PageError } from './PageError'
import { PageFrame } from './PageFrame'
import { PageLoading } from './PageLoading'
import { loadPage } from './pageLoads'
import { Root } from './Root'

type Load = () => Promise<ComponentType>
type Address = {
  params: LoaderFunctionArgs['params']
  query: URLSearchParams
  isOnServer: boolean
}
type Prefetch = (dispatch: AppDispatch, address: Address) => Promise<unknown>

/** Memoised: the router renders all elements of a route anew for each step of a navigation. */
const lazy = (load: Load) => async () => ({ Component: memo(await loadPage(load)) })

/** Errors of pages are shown inside the layout. */
const framed = (id: string, children: RouteObject[]): RouteObject[] => [
  { id, Component: PageFrame, ErrorBoundary: PageError, children },
]
const guarded = (Guard: typeof RequireSession, children: RouteObject[]): RouteObject => ({
  element: (
    <Guard>
      <Outlet />
    </Guard>
  ),
  children,
})

// biome-ignore format: as the pages
const help: Load = async () => (await import(/* webpackChunkName: "help" */ '@/storefront/pages/HelpPage')).HelpPage

// biome-ignore format: one line per page
const pageModules: Record<PagePath, Load> = {
  '/': async () => (await import(/* webpackChunkName: "home" */ '@/storefront/pages/HomePage')).HomePage,
  '/category/:cate': async () => (await import(/* webpackChunkName: "category" */ '@/storefront/pages/CategoryPage')).CategoryPage,
  '/product/:name/:id': async () => (await import(/* webpackChunkName: "product" */ '@/storefront/pages/ProductPage')).ProductPage,
  '/search': async () => (await import(/* webpackChunkName: "search" */ '@/storefront/pages/SearchPage')).SearchPage,
  '/login': async () => (await import(/* webpackChunkName: "login" */ '@/storefront/pages/LoginPage')).LoginPage,
  '/register': async () => (await import(/* webpackChunkName: "register" */ '@/storefront/pages/RegisterPage')).RegisterPage,
  '/privacy-policy': async () => (await import(/* webpackChunkName: "privacy-policy" */ '@/storefront/pages/PrivacyPolicyPage')).PrivacyPolicyPage,
  '/about-us': help,
  '/contact-us': help,
  '/faqs': help,
  '/shipping-delivery': help,
  '/returns-refunds': help,
  '/warranty': help,
  '/compare': async () => (await import(/* webpackChunkName: "compare" */ '@/storefront/pages/ComparePage')).ComparePage,
  '/unsubscribe': async () => (await import(/* webpackChunkName: "unsubscribe" */ '@/storefront/pages/UnsubscribePage')).UnsubscribePage,
  '/cart': async () => (await import(/* webpackChunkName: "cart" */ '@/storefront/pages/CartPage')).CartPage,
  '/checkout': async () => (await import(/* webpackChunkName: "checkout" */ '@/storefront/pages/CheckoutPage')).CheckoutPage,
  '/success/:tranId/:id': async () => (await import(/* webpackChunkName: "success" */ '@/storefront/pages/SuccessPage')).SuccessPage,
  '/cancel': async () => (await import(/* webpackChunkName: "cancel" */ '@/storefront/pages/CancelPage')).CancelPage,
  '/dashboard': async () => (await import(/* webpackChunkName: "dashboard" */ '@/dashboard/pages/DashboardPage')).DashboardPage,
  '/dashboard/orders': async () => (await import(/* webpackChunkName: "orders" */ '@/dashboard/pages/OrdersPage')).OrdersPage,
  '/dashboard/order-details/:name/:id': async () => (await import(/* webpackChunkName: "order-details" */ '@/dashboard/pages/OrderDetailsPage')).OrderDetailsPage,
  '/dashboard/pending-reviews': async () => (await import(/* webpackChunkName: "pending-reviews" */ '@/dashboard/pages/PendingReviewsPage')).PendingReviewsPage,
  '/dashboard/my-reviews': async () => (await import(/* webpackChunkName: "my-reviews" */ '@/dashboard/pages/MyReviewsPage')).MyReviewsPage,
  '/dashboard/profile': async () => (await import(/* webpackChunkName: "profile" */ '@/dashboard/pages/ProfilePage')).ProfilePage,
  '/dashboard/wishlist': async () => (await import(/* webpackChunkName: "wishlist" */ '@/dashboard/pages/WishlistPage')).WishlistPage,
  '/dashboard/add-product': async () => (await import(/* webpackChunkName: "add-product" */ '@/dashboard/pages/AddProductPage')).AddProductPage,
  '/dashboard/update/:name/:id': async () => (await import(/* webpackChunkName: "update-product" */ '@/dashboard/pages/UpdateProductPage')).UpdateProductPage,
  '/dashboard/all-ordered': async () => (await import(/* webpackChunkName: "all-ordered" */ '@/dashboard/pages/AllOrderedPage')).AllOrderedPage,
  '/dashboard/all-products': async () => (await import(/* webpackChunkName: "all-products" */ '@/dashboard/pages/AllProductsPage')).AllProductsPage,
  '/dashboard/all-users': async () => (await import(/* webpackChunkName: "all-users" */ '@/dashboard/pages/AllUsersPage')).AllUsersPage,
  '/dashboard/user-carts': async () => (await import(/* webpackChunkName: "user-carts" */ '@/dashboard/pages/UserCartsPage')).UserCartsPage,
  '/dashboard/customers/:email': async () => (await import(/* webpackChunkName: "customer" */ '@/dashboard/pages/CustomerPage')).CustomerPage,
  '/dashboard/refunds': async () => (await import(/* webpackChunkName: "refunds" */ '@/dashboard/pages/RefundsPage')).RefundsPage,
  '/dashboard/returns': async () => (await import(/* webpackChunkName: "returns" */ '@/dashboard/pages/ReturnsPage')).ReturnsPage,
  '/dashboard/audit': async () => (await import(/* webpackChunkName: "audit" */ '@/dashboard/pages/AuditPage')).AuditPage,
}
const prefetches: { [path in PagePath]?: Prefetch } & { [id: string]: Prefetch | undefined } = {
  '/': prefetchHome,
  '/category/:cate': prefetchCategory,
  '/product/:name/:id': prefetchProduct,
  '/search': prefetchSearch,
}

/** Starts the requests of a page. */
export const prefetchData = (dispatch: AppDispatch, id = '', address: Address) =>
  prefetches[id]?.(dispatch, address)

function layoutOf({ path, isBare }: PageEntry) {
  if (path.startsWith('/dashboard')) return 'dashboard'
  return isBare ? 'bare' : 'storefront'
}

type Options = { isOnServer?: boolean }

/**
 * Each page is a chunk of its own. `prefetch` starts the page's requests while its code is loading; only the server waits for
 * the responses, and then follows a redirect.
 */
export function createRoutes(
  dispatch: AppDispatch,
  { isOnServer = false }: Options = {},
): RouteObject[] {
  const toRoute = ({ path }: PageEntry): RouteObject => {
    const prefetch = prefetches[path]
    return {
      id: path,
      path,
      lazy: lazy(pageModules[path]),
      loader:
        prefetch &&
        (async ({ params, url }) => {
          const loading = prefetch(dispatch, { params, query: url.searchParams, isOnServer })
          const result = isOnServer && (await loading)
          return result instanceof Response ? result : null
        }),
    }
  }
  const pagesOf = (layout: ReturnType<typeof layoutOf>): RouteObject[] => {
    const of = (access?: 'users' | 'admins') =>
      pages.filter((page) => layoutOf(page) === layout && page.access === access).map(toRoute)
    return [...of(), guarded(RequireSession, of('users')), guarded(RequireAdmin, of('admins'))]
  }

  // biome-ignore format: as the pages
  const dashboardLayout = lazy(async () => (await import(/* webpackChunkName: "dashboard-frame" */ '@/dashboard/layout/DashboardLayout')).DashboardLayout)

  return [
    {
      Component: Root,
      ErrorBoundary: PageError,
      HydrateFallback: PageLoading,
      children: [
        {
          Component: StorefrontLayout,
          children: framed('storefront', [
            ...pagesOf('storefront'),
            { id: '*', path: '*', Component: ErrorPage },
          ]),
        },
        { Component: BareLayout, children: framed('bare', pagesOf('bare')) },
        { lazy: dashboardLayout, children: framed('dashboard', pagesOf('dashboard')) },
      ],
    },
  ]
}
