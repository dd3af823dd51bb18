import { Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { updateLayerHistory } from '@/shared/lib/layerHistory'
import { FormRestorer } from './FormRestorer'
import { PageLoading } from './PageLoading'
import { RouteAnnouncer } from './RouteAnnouncer'
import { RouteHead } from './RouteHead'
import { SplashRemover } from './SplashRemover'

/** Mounted with the first page: until then the router shows PageLoading. */
export function Root() {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own.
  useEffect(updateLayerHistory, [key])
  return (
    <Suspense fallback={<PageLoading />}>
      <RouteHead />
      <Outlet />
      <ScrollRestoration />
      <SplashRemover />
      <FormRestorer />
      <RouteAnnouncer />
    </Suspense>
  )
}
