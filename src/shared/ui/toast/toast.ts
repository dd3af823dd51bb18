import { loadChunk } from '@/shared/lib/loadChunk'
import type { ShowToast, ToastTone } from './ToastHost'

export type { ToastTone }

let host: Promise<ShowToast> | undefined

function getHost(): Promise<ShowToast> {
  host ??= loadChunk(() => import(/* webpackChunkName: "toast" */ './ToastHost'))
    .then(({ mountToastHost }) => mountToastHost())
    .catch((error: unknown) => {
      // Lets the next toast try again.
      host = undefined
      throw error
    })
  return host
}

/** Preloads the library, because the first toast may report a lost connection. */
export async function preloadToasts(): Promise<void> {
  await getHost().catch(() => {})
}

/**
 * Shows a message for 2.5 seconds, up to three at once; one that is shown already is not repeated. Waits for the library
 * if there is no connection.
 */
export function showToast(message: string, tone: ToastTone = 'success', detail?: string) {
  getHost().then(
    (show) => show(message, tone, detail),
    (error: unknown) => console.error('A toast could not be shown:', message, error),
  )
}
