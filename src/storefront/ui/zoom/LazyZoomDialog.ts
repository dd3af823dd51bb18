import { lazyComponent } from '@/shared/lib/lazyComponent'

export const { Component: ZoomDialog, preload: preloadZoomDialog } = lazyComponent(
  async () => (await import(/* webpackChunkName: "zoom-dialog" */ './ZoomDialog')).ZoomDialog,
)
