import { type ComponentType, use } from 'react'
import type { AppDispatch } from '../store/types'

export type Address = {
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
}

export type PageModule = {
  default: ComponentType
  /** Asks for what the page shows, before it is shown. */
  fetchData?: (dispatch: AppDispatch, address: Address) => void
}

/**
 * A page in a chunk of its own, as `lazy` makes it; but what has been loaded already renders at once, without the
 * moment of nothing that a promise costs, and a load that failed is tried again at the next occasion.
 */
export function preloadable(load: () => Promise<PageModule>) {
  let loading: Promise<PageModule> | undefined
  let hasFailed = false

  function start(): Promise<PageModule> {
    const attempt = load()
    loading = attempt
    hasFailed = false
    void attempt.then(
      // `use` reads a promise that says so itself without waiting for it.
      (value) => Object.assign(attempt, { status: 'fulfilled', value }),
      (reason: unknown) => {
        hasFailed = true
        void Object.assign(attempt, { status: 'rejected', reason })
      },
    )
    return attempt
  }

  function Page() {
    const { default: Loaded } = use(loading ?? start())
    return <Loaded />
  }

  return { Page, preload: () => (loading && !hasFailed ? loading : start()) }
}
