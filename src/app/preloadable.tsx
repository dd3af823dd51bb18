import { type ComponentType, use } from 'react'
import { ChunkError, loadChunk } from '../shared/lib/loadChunk'
import type { AppDispatch } from '../store/types'
import { notifyPageLoads, type PageLoadStatus } from './pageLoads'
import { reloadOnce } from './reloadOnce'

export type Address = {
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
}

export type PageModule = {
  default: ComponentType
  /** Prefetches the page's data. */
  fetchData?: (dispatch: AppDispatch, address: Address) => void
}

/**
 * Like React's `lazy`, but a page that is already loaded renders without suspending. Opening a page waits for the
 * connection, and reloads the shop if the page's file no longer exists; preloading does neither.
 */
export function preloadable(
  load: () => Promise<PageModule>,
  reload: () => void = () => location.reload(),
) {
  let loaded: Promise<PageModule> | undefined
  let preloading: Promise<PageModule> | undefined
  let opening: Promise<PageModule> | undefined
  let status: PageLoadStatus = 'idle'

  async function loadModule(): Promise<PageModule> {
    try {
      const value = await load()
      // `use` does not suspend for a promise with this status.
      loaded = Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
      return value
    } catch (error) {
      // The next attempt loads again.
      preloading = undefined
      throw error
    }
  }

  function preload(): Promise<PageModule> {
    preloading ??= loadModule()
    return preloading
  }

  function setStatus(next: PageLoadStatus) {
    status = next
    notifyPageLoads()
  }

  async function open(): Promise<PageModule> {
    // Subscribers must not be updated while React renders.
    await Promise.resolve()
    setStatus('loading')
    try {
      return await loadChunk(preload, () => setStatus('waiting'))
    } catch (error) {
      const isGone = error instanceof ChunkError && error.isMissing
      // The page is about to be replaced.
      if (isGone && reloadOnce(error.file, reload)) return await new Promise<never>(() => {})
      throw error
    } finally {
      setStatus('idle')
    }
  }

  function openOnce(): Promise<PageModule> {
    opening ??= open()
    return opening
  }

  function Page() {
    const { default: Loaded } = use(loaded ?? openOnce())
    return <Loaded />
  }

  return { Page, preload, getStatus: () => status }
}
