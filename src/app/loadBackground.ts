import { ChunkError, loadChunk } from '@/shared/lib/loadChunk'
import type { AppStore } from '@/store/hooks'
import { reloadOnce } from './reloadOnce'
import type { Router } from './renderWhole'

const load = () =>
  import(
    /* webpackChunkName: "background", webpackFetchPriority: "low" */
    './startBackground'
  )

/** Loads what the first paint does not need beside the page, and starts it afterwards. */
export function loadBackground(store: AppStore, router: Router): void {
  const firstPaint = new Promise<void>(afterFirstPaint)
  loadChunk(load)
    .then(async ({ startBackground }) => {
      await firstPaint
      startBackground(store, router)
    })
    .catch((error: unknown) => {
      const report = () => console.error('The shop could not be started completely:', error)
      // A deployment has removed the file: the current build has another one.
      if (error instanceof ChunkError && error.isMissing) {
        reloadOnce(error.file, { reload: undefined, onRepeated: report })
      } else {
        report()
      }
    })
}

/** After two frames the first paint is done. A hidden page gets no frames. */
function afterFirstPaint(callback: () => void) {
  if (document.visibilityState === 'hidden') setTimeout(callback)
  else requestAnimationFrame(() => requestAnimationFrame(callback))
}
