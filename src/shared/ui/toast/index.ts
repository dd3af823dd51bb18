import { loadChunk } from '../../lib/loadChunk'

export type ToastTone = 'success' | 'warning' | 'error' | 'info'

type Show = (message: string, tone: ToastTone) => void

let host: Promise<Show> | undefined

async function loadHost(): Promise<Show> {
  const { mountToastHost } = await loadChunk(
    () => import(/* webpackChunkName: "toast" */ './ToastHost'),
  )
  return mountToastHost()
}

async function getHost(): Promise<Show> {
  host ??= loadHost()
  try {
    return await host
  } catch (error) {
    // Lets the next toast try again.
    host = undefined
    throw error
  }
}

/** Preloads the library, because the first toast may report a lost connection. */
export async function preloadToasts(): Promise<void> {
  await getHost().catch(() => {})
}

/** Shows a message for 2.5 seconds, up to three at once. Waits for the library if there is no connection. */
export function showToast(message: string, tone: ToastTone = 'success') {
  getHost().then(
    (show) => show(message, tone),
    (error: unknown) => console.error('A toast could not be shown:', message, error),
  )
}
