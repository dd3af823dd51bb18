import type { ComponentType } from 'react'
import { ErrorPage } from '../pages/error/ErrorPage'
import { type PageModule, preloadable } from './preloadable'

type PageRoute = {
  path: string
  layout: 'storefront' | 'bare'
  /** Who may see it; anyone, unless it says so. */
  access?: 'session' | 'admin'
  load: () => Promise<PageModule>
}

/** The pages that there are; each is a chunk of its own. What is not here is the error page. */
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
      const { CategoryPage, fetchCategory } = await import(
        /* webpackChunkName: "category" */ '../pages/category'
      )
      return {
        default: () => <CategoryPage missingPage={<ErrorPage />} />,
        fetchData: fetchCategory,
      }
    },
  },
  {
    path: '/product/:name/:id',
    layout: 'storefront',
    load: async () => {
      const { ProductPage, fetchProduct } = await import(
        /* webpackChunkName: "product" */ '../pages/product'
      )
      return {
        default: () => <ProductPage missingPage={<ErrorPage />} />,
        fetchData: fetchProduct,
      }
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
]

export type AppRoute = {
  path: string
  layout: PageRoute['layout']
  access?: PageRoute['access']
  Page: ComponentType
  preload?: () => Promise<PageModule>
}

export const appRoutes: readonly AppRoute[] = [
  ...pageRoutes.map(({ load, ...route }) => ({ ...route, ...preloadable(load) })),
  { path: '*', layout: 'storefront', Page: ErrorPage },
]
