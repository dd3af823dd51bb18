import { type ComponentType, lazy } from 'react'
import { ErrorPage } from '../pages/error/ErrorPage'

type PageModule = { default: ComponentType }
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
]

export type AppRoute = { path: string; layout: PageRoute['layout']; Page: ComponentType }

export const appRoutes: readonly AppRoute[] = [
  ...pageRoutes.map(({ path, layout, load }) => ({ path, layout, Page: lazy(load) })),
  { path: '*', layout: 'storefront', Page: ErrorPage },
]
