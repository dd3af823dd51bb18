import type { Dispatch } from '@reduxjs/toolkit'
import { lastEventId } from './event-stream/lastEventId'
import type { OpenSource } from './event-stream/openStream'
import type { StreamEvent } from './event-stream/streamEvent'
import type { PageLocks } from './event-stream/streamSlot'
import { subscribe } from './event-stream/subscription'
import { shopApi } from './generated/shopApi'
import { tagTypes } from './generated/tagTypes'
import { toApiTag } from './tags'

type Tags = Parameters<typeof shopApi.util.invalidateTags>[0]
type LiveTagsOptions = {
  dispatch: Dispatch
  openSource?: OpenSource
  /** Pages of insecure origins, and some old browsers, have none. */
  locks?: PageLocks | undefined
  /** The stream of a user was interrupted; the server does so when the session ends or its user changes. */
  onInterrupted?: () => void
}

/** In milliseconds. Without a response the browser retries with the same URL. */
const slack = 5_000

const openEventSource: OpenSource = (address) => new EventSource(address)

/** What was missed comes first: after the last event, or if none is known, since the page began to load. */
function getAddress() {
  const since = lastEventId.get()
  const age = String(Math.ceil(performance.now()) + slack)
  return `/api/live?${new URLSearchParams(since ? { since } : { age })}`
}

/**
 * Receives from the server which tags each committed change touches, and invalidates what the cache has of them. A page that nobody
 * looks at has no event stream, and catches up when it is shown again. Call it in a browser only, after the first paint.
 */
export function startLiveTags({
  dispatch,
  openSource = openEventSource,
  locks = 'locks' in navigator ? navigator.locks : undefined,
  onInterrupted = () => {},
}: LiveTagsOptions) {
  let userId: string | undefined
  let subscription: ReturnType<typeof subscribe> | undefined
  let pending: Tags = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function invalidate() {
    clearTimeout(timer)
    timer = undefined
    if (pending.length > 0) dispatch(shopApi.util.invalidateTags(pending))
    pending = []
  }

  function handleEvent(event: StreamEvent) {
    const { spread = 0 } = event
    lastEventId.set(event.cursor)
    const tags = event.type === 'gap' ? tagTypes : event.tags.flatMap((tag) => toApiTag(tag) ?? [])
    pending = [...pending, ...tags]
    if (spread === 0) invalidate()
    else timer ??= setTimeout(invalidate, Math.random() * spread)
  }

  /** Also called when the page is frozen, or enters or leaves the back/forward cache: it is hidden before. */
  function handleVisibility() {
    subscription?.unsubscribe()
    subscription =
      document.visibilityState === 'visible'
        ? subscribe(locks, {
            openSource,
            getAddress,
            onEvent: handleEvent,
            onInterrupted: () => {
              if (userId !== undefined) onInterrupted()
            },
          })
        : undefined
  }

  document.addEventListener('visibilitychange', handleVisibility)
  handleVisibility()
  return {
    /** Somebody signed in or out. Without a user there are public changes only. */
    setUser(id: string | undefined) {
      if (id === undefined && userId === undefined) return
      userId = id
      subscription?.reconnect()
    },
    stop() {
      document.removeEventListener('visibilitychange', handleVisibility)
      clearTimeout(timer)
      subscription?.unsubscribe()
    },
  }
}
