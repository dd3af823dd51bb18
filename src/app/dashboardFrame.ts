import { preloadable } from './preloadable'

/** Who only shops does not load what is around a dashboard. */
export const dashboardFrame = preloadable(async () => {
  const { DashboardLayout } = await import(
    /* webpackChunkName: "dashboard-frame" */ './layouts/dashboard/DashboardLayout'
  )
  return { default: DashboardLayout }
})
