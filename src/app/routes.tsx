import type { ComponentType } from 'react'
import { ErrorPage } from '../shared/ui/error-page/ErrorPage'
import { dashboardFrame } from './dashboardFrame'
import type { PageLoadStatus } from './pageLoads'
import { type PageModule, preloadable } from './preloadable'

type PageRoute = {
  path: string
  layout: 'storefront' | 'bare' | 'dashboard'
  /** Public by default. */
  access?: 'session' | 'admin'
  load: () => Promise<PageModule>
}

/** Each page is a chunk of its own; other URLs show the error page. */
const pageRoutes: readonly PageRoute[] = [
  {
    path: '/',
    layout: 'storefront',
    load: async () => {
      const { HomePage } = await import(/* webpackChunkName: "home" */ '../pages/home/HomePage')
      return { default: HomePage }
    },
  },
  {
    path: '/category/:cate',
    layout: 'storefront',
    load: async () => {
      const { CategoryPage, prefetchCategory } = await import(
        /* webpackChunkName: "category" */ '../pages/category'
      )
      return {
        default: CategoryPage,
        fetchData: prefetchCategory,
      }
    },
  },
  {
    path: '/product/:name/:id',
    layout: 'storefront',
    load: async () => {
      const { ProductPage, prefetchProduct } = await import(
        /* webpackChunkName: "product" */ '../pages/product'
      )
      return {
        default: ProductPage,
        fetchData: prefetchProduct,
      }
    },
  },
  {
    path: '/cart',
    layout: 'storefront',
    access: 'session',
    load: async () => {
      const { CartPage } = await import(/* webpackChunkName: "cart" */ '../pages/cart/CartPage')
      return { default: CartPage }
    },
  },
  {
    path: '/checkout',
    layout: 'storefront',
    access: 'session',
    load: async () => {
      const { CheckoutPage } = await import(
        /* webpackChunkName: "checkout" */ '../pages/checkout/CheckoutPage'
      )
      return { default: CheckoutPage }
    },
  },
  {
    path: '/success/:tranId/:id',
    layout: 'bare',
    load: async () => {
      const { SuccessPage } = await import(
        /* webpackChunkName: "success" */ '../pages/success/SuccessPage'
      )
      return { default: SuccessPage }
    },
  },
  {
    path: '/cancel',
    layout: 'bare',
    load: async () => {
      const { CancelPage } = await import(
        /* webpackChunkName: "cancel" */ '../pages/cancel/CancelPage'
      )
      return { default: CancelPage }
    },
  },
  {
    path: '/login',
    layout: 'storefront',
    load: async () => {
      const { LoginPage } = await import(/* webpackChunkName: "login" */ '../pages/login/LoginPage')
      return { default: LoginPage }
    },
  },
  {
    path: '/register',
    layout: 'storefront',
    load: async () => {
      const { RegisterPage } = await import(
        /* webpackChunkName: "register" */ '../pages/register/RegisterPage'
      )
      return { default: RegisterPage }
    },
  },
  {
    path: '/privacy-policy',
    layout: 'storefront',
    load: async () => {
      const { PrivacyPolicyPage } = await import(
        /* webpackChunkName: "privacy-policy" */ '../pages/privacy-policy/PrivacyPolicyPage'
      )
      return { default: PrivacyPolicyPage }
    },
  },
  {
    path: '/dashboard',
    layout: 'dashboard',
    access: 'session',
    load: async () => {
      const { DashboardPage } = await import(
        /* webpackChunkName: "dashboard" */ '../pages/dashboard/DashboardPage'
      )
      return { default: DashboardPage }
    },
  },
  {
    path: '/dashboard/orders',
    layout: 'dashboard',
    access: 'session',
    load: async () => {
      const { OrdersPage } = await import(
        /* webpackChunkName: "orders" */ '../pages/orders/OrdersPage'
      )
      return { default: OrdersPage }
    },
  },
  {
    path: '/dashboard/order-details/:name/:id',
    layout: 'dashboard',
    access: 'session',
    load: async () => {
      const { OrderDetailsPage } = await import(
        /* webpackChunkName: "order-details" */ '../pages/order-details/OrderDetailsPage'
      )
      return { default: OrderDetailsPage }
    },
  },
  {
    path: '/dashboard/pending-reviews',
    layout: 'dashboard',
    access: 'session',
    load: async () => {
      const { PendingReviewsPage } = await import(
        /* webpackChunkName: "pending-reviews" */ '../pages/pending-reviews/PendingReviewsPage'
      )
      return { default: PendingReviewsPage }
    },
  },
  {
    path: '/dashboard/my-reviews',
    layout: 'dashboard',
    access: 'session',
    load: async () => {
      const { MyReviewsPage } = await import(
        /* webpackChunkName: "my-reviews" */ '../pages/my-reviews/MyReviewsPage'
      )
      return { default: MyReviewsPage }
    },
  },
  {
    path: '/dashboard/profile',
    layout: 'dashboard',
    access: 'session',
    load: async () => {
      const { ProfilePage } = await import(
        /* webpackChunkName: "profile" */ '../pages/profile/ProfilePage'
      )
      return { default: ProfilePage }
    },
  },
  {
    path: '/dashboard/wishlist',
    layout: 'dashboard',
    access: 'session',
    load: async () => {
      const { WishlistPage } = await import(
        /* webpackChunkName: "wishlist" */ '../pages/wishlist/WishlistPage'
      )
      return { default: WishlistPage }
    },
  },
  {
    path: '/dashboard/add-product',
    layout: 'dashboard',
    access: 'admin',
    load: async () => {
      const { AddProductPage } = await import(
        /* webpackChunkName: "add-product" */ '../pages/add-product/AddProductPage'
      )
      return { default: AddProductPage }
    },
  },
  {
    path: '/dashboard/update/:name/:id',
    layout: 'dashboard',
    access: 'admin',
    load: async () => {
      const { UpdateProductPage, prefetchProduct } = await import(
        /* webpackChunkName: "update-product" */ '../pages/update-product'
      )
      return {
        default: UpdateProductPage,
        fetchData: prefetchProduct,
      }
    },
  },
  {
    path: '/dashboard/all-ordered',
    layout: 'dashboard',
    access: 'admin',
    load: async () => {
      const { AllOrderedPage } = await import(
        /* webpackChunkName: "all-ordered" */ '../pages/all-ordered/AllOrderedPage'
      )
      return { default: AllOrderedPage }
    },
  },
  {
    path: '/dashboard/all-products',
    layout: 'dashboard',
    access: 'admin',
    load: async () => {
      const { AllProductsPage } = await import(
        /* webpackChunkName: "all-products" */ '../pages/all-products/AllProductsPage'
      )
      return { default: AllProductsPage }
    },
  },
  {
    path: '/dashboard/all-users',
    layout: 'dashboard',
    access: 'admin',
    load: async () => {
      const { AllUsersPage } = await import(
        /* webpackChunkName: "all-users" */ '../pages/all-users/AllUsersPage'
      )
      return { default: AllUsersPage }
    },
  },
  {
    path: '/dashboard/user-carts',
    layout: 'dashboard',
    access: 'admin',
    load: async () => {
      const { UserCartsPage } = await import(
        /* webpackChunkName: "user-carts" */ '../pages/user-carts/UserCartsPage'
      )
      return { default: UserCartsPage }
    },
  },
  {
    path: '/dashboard/audit',
    layout: 'dashboard',
    access: 'admin',
    load: async () => {
      const { AuditPage } = await import(/* webpackChunkName: "audit" */ '../pages/audit/AuditPage')
      return { default: AuditPage }
    },
  },
]

export type AppRoute = {
  path: string
  layout: PageRoute['layout']
  access?: PageRoute['access']
  Page: ComponentType
  preload?: () => Promise<PageModule>
  getStatus: () => PageLoadStatus
}

/** Loads a dashboard page together with its layout. */
function withFrame({ Page, preload, getStatus }: ReturnType<typeof preloadable>) {
  return {
    Page,
    preload: () => {
      // Rendering the layout reports the error.
      dashboardFrame.preload().catch(() => {})
      return preload()
    },
    getStatus: () => (getStatus() === 'idle' ? dashboardFrame.getStatus() : getStatus()),
  }
}

export const appRoutes: readonly AppRoute[] = [
  ...pageRoutes.map(({ load, ...route }) => {
    const page = preloadable(load)
    return { ...route, ...(route.layout === 'dashboard' ? withFrame(page) : page) }
  }),
  { path: '*', layout: 'storefront', Page: ErrorPage, getStatus: () => 'idle' },
]
