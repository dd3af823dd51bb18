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
    // The next toast loads again.
    host = undefined
    throw error
  }
}

/** Loads the library before the first toast, which may be about a lost connection. */
export async function preloadToasts(): Promise<void> {
  await getHost().catch(() => {})
}

/** Says something for 2.5 seconds, at the bottom; three at once at most. Without a connection it waits for the library. */
export async function showToast(message: string, tone: ToastTone = 'success'): Promise<void> {
  try {
    const show = await getHost()
    show(message, tone)
  } catch (error) {
    console.error('A toast could not be shown:', message, error)
  }
}
