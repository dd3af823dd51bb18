import { type ComponentType, memo } from 'react'
import { type LoaderFunctionArgs, Outlet, type RouteObject } from 'react-router-dom'
import { type PageEntry, type PagePath, pages } from '../../common/pages'
import {
  prefetchCategory,
  prefetchHome,
  prefetchProduct,
  prefetchSearch,
} from '../features/catalog'
import { ErrorPage } from '../shared/ui/error-page/ErrorPage'
import type { AppDispatch } from '../store/types'
import { RequireAdmin } from './guards/RequireAdmin'
import { RequireSession } from './guards/RequireSession'
import { BareLayout } from './layouts/BareLayout'
import { StorefrontLayout } from './layouts/StorefrontLayout'
import { PageError } from './PageError'
import { PageFrame } from './PageFrame'
import { PageLoading } from './PageLoading'
import { loadPage } from './pageLoads'
import { Root } from './Root'

type Load = () => Promise<ComponentType>
type Prefetch = (
  dispatch: AppDispatch,
  address: { params: LoaderFunctionArgs['params']; query: URLSearchParams; isOnServer: boolean },
) => Promise<unknown>

/** Memoised: the router renders all elements of a route anew for each step of a navigation. */
const lazy = (load: Load) => async () => ({ Component: memo(await loadPage(load)) })

/** Errors of pages are shown inside the layout. */
const framed = (id: string, children: RouteObject[]): RouteObject[] => [
  { id, Component: PageFrame, ErrorBoundary: PageError, children },
]
const forUsers = (children: RouteObject[]): RouteObject => ({
  element: (
    <RequireSession>
      <Outlet />
    </RequireSession>
  ),
  children,
})
const forAdmins = (children: RouteObject[]): RouteObject => ({
  element: (
    <RequireAdmin>
      <Outlet />
    </RequireAdmin>
  ),
  children,
})

// biome-ignore format: one line per page
const pageModules: Record<PagePath, Load> = {
  '/': async () => (await import(/* webpackChunkName: "home" */ '../pages/home/HomePage')).HomePage,
  '/category/:cate': async () => (await import(/* webpackChunkName: "category" */ '../pages/category/CategoryPage')).CategoryPage,
  '/product/:name/:id': async () => (await import(/* webpackChunkName: "product" */ '../pages/product/ProductPage')).ProductPage,
  '/search': async () => (await import(/* webpackChunkName: "search" */ '../pages/search/SearchPage')).SearchPage,
  '/login': async () => (await import(/* webpackChunkName: "login" */ '../pages/login/LoginPage')).LoginPage,
  '/register': async () => (await import(/* webpackChunkName: "register" */ '../pages/register/RegisterPage')).RegisterPage,
  '/privacy-policy': async () => (await import(/* webpackChunkName: "privacy-policy" */ '../pages/privacy-policy/PrivacyPolicyPage')).PrivacyPolicyPage,
  '/compare': async () => (await import(/* webpackChunkName: "compare" */ '../pages/compare/ComparePage')).ComparePage,
  '/cart': async () => (await import(/* webpackChunkName: "cart" */ '../pages/cart/CartPage')).CartPage,
  '/checkout': async () => (await import(/* webpackChunkName: "checkout" */ '../pages/checkout/CheckoutPage')).CheckoutPage,
  '/success/:tranId/:id': async () => (await import(/* webpackChunkName: "success" */ '../pages/success/SuccessPage')).SuccessPage,
  '/cancel': async () => (await import(/* webpackChunkName: "cancel" */ '../pages/cancel/CancelPage')).CancelPage,
  '/dashboard': async () => (await import(/* webpackChunkName: "dashboard" */ '../pages/dashboard/DashboardPage')).DashboardPage,
  '/dashboard/orders': async () => (await import(/* webpackChunkName: "orders" */ '../pages/orders/OrdersPage')).OrdersPage,
  '/dashboard/order-details/:name/:id': async () => (await import(/* webpackChunkName: "order-details" */ '../pages/order-details/OrderDetailsPage')).OrderDetailsPage,
  '/dashboard/pending-reviews': async () => (await import(/* webpackChunkName: "pending-reviews" */ '../pages/pending-reviews/PendingReviewsPage')).PendingReviewsPage,
  '/dashboard/my-reviews': async () => (await import(/* webpackChunkName: "my-reviews" */ '../pages/my-reviews/MyReviewsPage')).MyReviewsPage,
  '/dashboard/profile': async () => (await import(/* webpackChunkName: "profile" */ '../pages/profile/ProfilePage')).ProfilePage,
  '/dashboard/wishlist': async () => (await import(/* webpackChunkName: "wishlist" */ '../pages/wishlist/WishlistPage')).WishlistPage,
  '/dashboard/add-product': async () => (await import(/* webpackChunkName: "add-product" */ '../pages/add-product/AddProductPage')).AddProductPage,
  '/dashboard/update/:name/:id': async () => (await import(/* webpackChunkName: "update-product" */ '../pages/update-product/UpdateProductPage')).UpdateProductPage,
  '/dashboard/all-ordered': async () => (await import(/* webpackChunkName: "all-ordered" */ '../pages/all-ordered/AllOrderedPage')).AllOrderedPage,
  '/dashboard/all-products': async () => (await import(/* webpackChunkName: "all-products" */ '../pages/all-products/AllProductsPage')).AllProductsPage,
  '/dashboard/all-users': async () => (await import(/* webpackChunkName: "all-users" */ '../pages/all-users/AllUsersPage')).AllUsersPage,
  '/dashboard/user-carts': async () => (await import(/* webpackChunkName: "user-carts" */ '../pages/user-carts/UserCartsPage')).UserCartsPage,
  '/dashboard/refunds': async () => (await import(/* webpackChunkName: "refunds" */ '../pages/refunds/RefundsPage')).RefundsPage,
  '/dashboard/audit': async () => (await import(/* webpackChunkName: "audit" */ '../pages/audit/AuditPage')).AuditPage,
}
const prefetches: Partial<Record<PagePath, Prefetch>> = {
  '/': prefetchHome,
  '/category/:cate': prefetchCategory,
  '/product/:name/:id': prefetchProduct,
  '/search': prefetchSearch,
}

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
    return [...of(), forUsers(of('users')), forAdmins(of('admins'))]
  }

  // biome-ignore format: as the pages
  const dashboardLayout = lazy(async () => (await import(/* webpackChunkName: "dashboard-frame" */ './layouts/dashboard/DashboardLayout')).DashboardLayout)

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
