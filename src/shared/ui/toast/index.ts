export type ToastTone = 'success' | 'warning' | 'error' | 'info'

type Show = (message: string, tone: ToastTone) => void

let host: Promise<Show> | undefined

async function loadHost(): Promise<Show> {
  const { mountToastHost } = await import(/* webpackChunkName: "toast" */ './ToastHost')
  return mountToastHost()
}

/** Says something for 2.5 seconds, at the bottom; three at once at most. The library comes with the first one. */
export async function showToast(message: string, tone: ToastTone = 'success'): Promise<void> {
  host ??= loadHost()
  try {
    const show = await host
    show(message, tone)
  } catch (error) {
    // The next toast tries again to load what this one could not.
    host = undefined
    console.error('A toast could not be shown:', message, error)
  }
}
