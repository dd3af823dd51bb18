import type { ComponentType } from 'react'
import { ErrorPage } from '../pages/error/ErrorPage'
import { type PageModule, preloadable } from './preloadable'

type PageRoute = {
  path: string
  layout: 'storefront' | 'bare'
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
]

export type AppRoute = {
  path: string
  layout: PageRoute['layout']
  Page: ComponentType
  preload?: () => Promise<PageModule>
}

export const appRoutes: readonly AppRoute[] = [
  ...pageRoutes.map(({ path, layout, load }) => ({ path, layout, ...preloadable(load) })),
  { path: '*', layout: 'storefront', Page: ErrorPage },
]
