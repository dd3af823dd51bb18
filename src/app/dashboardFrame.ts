import { preloadable } from './preloadable'

/** A chunk of its own, which the storefront does not load. */
export const dashboardFrame = preloadable(async () => {
  const { DashboardLayout } = await import(
    /* webpackChunkName: "dashboard-frame" */ './layouts/dashboard/DashboardLayout'
  )
  return { default: DashboardLayout }
})
