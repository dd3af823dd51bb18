import { type ComponentType, memo } from 'react'
import { type LoaderFunctionArgs, Outlet, type RouteObject } from 'react-router-dom'
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
  id: 'admins',
  element: (
    <RequireAdmin>
      <Outlet />
    </RequireAdmin>
  ),
  children,
})

type Options = { isOnServer?: boolean }

/**
 * Each page is a chunk of its own. `prefetch` starts the page's requests while its code is loading; only the server waits for
 * the responses, and then follows a redirect.
 */
export function createRoutes(
  dispatch: AppDispatch,
  { isOnServer = false }: Options = {},
): RouteObject[] {
  const page = (path: string, load: Load, prefetch?: Prefetch): RouteObject => ({
    id: path,
    path,
    lazy: lazy(load),
    loader:
      prefetch &&
      (async ({ params, url }) => {
        const loading = prefetch(dispatch, { params, query: url.searchParams, isOnServer })
        const result = isOnServer && (await loading)
        return result instanceof Response ? result : null
      }),
  })

  // biome-ignore format: one line per page
  const storefront = [
    page('/', async () => (await import(/* webpackChunkName: "home" */ '../pages/home/HomePage')).HomePage, prefetchHome),
    page('/category/:cate', async () => (await import(/* webpackChunkName: "category" */ '../pages/category/CategoryPage')).CategoryPage, prefetchCategory),
    page('/product/:name/:id', async () => (await import(/* webpackChunkName: "product" */ '../pages/product/ProductPage')).ProductPage, prefetchProduct),
    page('/search', async () => (await import(/* webpackChunkName: "search" */ '../pages/search/SearchPage')).SearchPage, prefetchSearch),
    page('/login', async () => (await import(/* webpackChunkName: "login" */ '../pages/login/LoginPage')).LoginPage),
    page('/register', async () => (await import(/* webpackChunkName: "register" */ '../pages/register/RegisterPage')).RegisterPage),
    page('/privacy-policy', async () => (await import(/* webpackChunkName: "privacy-policy" */ '../pages/privacy-policy/PrivacyPolicyPage')).PrivacyPolicyPage),
    page('/compare', async () => (await import(/* webpackChunkName: "compare" */ '../pages/compare/ComparePage')).ComparePage),
    forUsers([
      page('/cart', async () => (await import(/* webpackChunkName: "cart" */ '../pages/cart/CartPage')).CartPage),
      page('/checkout', async () => (await import(/* webpackChunkName: "checkout" */ '../pages/checkout/CheckoutPage')).CheckoutPage),
    ]),
    { id: '*', path: '*', Component: ErrorPage },
  ]
  // biome-ignore format: one line per page
  const bare = [
    page('/success/:tranId/:id', async () => (await import(/* webpackChunkName: "success" */ '../pages/success/SuccessPage')).SuccessPage),
    page('/cancel', async () => (await import(/* webpackChunkName: "cancel" */ '../pages/cancel/CancelPage')).CancelPage),
  ]
  // biome-ignore format: one line per page
  const dashboard = [
    forUsers([
      page('/dashboard', async () => (await import(/* webpackChunkName: "dashboard" */ '../pages/dashboard/DashboardPage')).DashboardPage),
      page('/dashboard/orders', async () => (await import(/* webpackChunkName: "orders" */ '../pages/orders/OrdersPage')).OrdersPage),
      page('/dashboard/order-details/:name/:id', async () => (await import(/* webpackChunkName: "order-details" */ '../pages/order-details/OrderDetailsPage')).OrderDetailsPage),
      page('/dashboard/pending-reviews', async () => (await import(/* webpackChunkName: "pending-reviews" */ '../pages/pending-reviews/PendingReviewsPage')).PendingReviewsPage),
      page('/dashboard/my-reviews', async () => (await import(/* webpackChunkName: "my-reviews" */ '../pages/my-reviews/MyReviewsPage')).MyReviewsPage),
      page('/dashboard/profile', async () => (await import(/* webpackChunkName: "profile" */ '../pages/profile/ProfilePage')).ProfilePage),
      page('/dashboard/wishlist', async () => (await import(/* webpackChunkName: "wishlist" */ '../pages/wishlist/WishlistPage')).WishlistPage),
    ]),
    forAdmins([
      page('/dashboard/add-product', async () => (await import(/* webpackChunkName: "add-product" */ '../pages/add-product/AddProductPage')).AddProductPage),
      page('/dashboard/update/:name/:id', async () => (await import(/* webpackChunkName: "update-product" */ '../pages/update-product/UpdateProductPage')).UpdateProductPage),
      page('/dashboard/all-ordered', async () => (await import(/* webpackChunkName: "all-ordered" */ '../pages/all-ordered/AllOrderedPage')).AllOrderedPage),
      page('/dashboard/all-products', async () => (await import(/* webpackChunkName: "all-products" */ '../pages/all-products/AllProductsPage')).AllProductsPage),
      page('/dashboard/all-users', async () => (await import(/* webpackChunkName: "all-users" */ '../pages/all-users/AllUsersPage')).AllUsersPage),
      page('/dashboard/user-carts', async () => (await import(/* webpackChunkName: "user-carts" */ '../pages/user-carts/UserCartsPage')).UserCartsPage),
      page('/dashboard/refunds', async () => (await import(/* webpackChunkName: "refunds" */ '../pages/refunds/RefundsPage')).RefundsPage),
      page('/dashboard/audit', async () => (await import(/* webpackChunkName: "audit" */ '../pages/audit/AuditPage')).AuditPage),
    ]),
  ]
  // biome-ignore format: as the pages
  const dashboardLayout = lazy(async () => (await import(/* webpackChunkName: "dashboard-frame" */ './layouts/dashboard/DashboardLayout')).DashboardLayout)

  return [
    {
      Component: Root,
      ErrorBoundary: PageError,
      HydrateFallback: PageLoading,
      children: [
        { Component: StorefrontLayout, children: framed('storefront', storefront) },
        { Component: BareLayout, children: framed('bare', bare) },
        { lazy: dashboardLayout, children: framed('dashboard', dashboard) },
      ],
    },
  ]
}
