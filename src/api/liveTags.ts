import type { Dispatch } from '@reduxjs/toolkit'
import { lastEventId } from './event-stream/lastEventId'
import type { OpenSource } from './event-stream/openStream'
import { watchPageActivity } from './event-stream/pageActivity'
import type { Cursor, StreamEvent } from './event-stream/streamEvent'
import { type SubscriptionContext, subscribe } from './event-stream/subscription'
import { tagTypes } from './generated/tagTypes'
import { shopApi } from './shopApi'
import { toApiTag } from './tags'

type Tags = Parameters<typeof shopApi.util.invalidateTags>[0]
type LiveTagsOptions = Partial<SubscriptionContext> & {
  dispatch: Dispatch
  /** The stream of a session was interrupted; the server does so when the session ends or its user changes. */
  onInterrupted?: () => void
}

/** In milliseconds. Without a response the browser retries with the same URL. */
const slack = 5_000

const openEventSource: OpenSource = (address) => new EventSource(address)

/** Pages of insecure origins have no Web Locks, and some old browsers no channels. */
function browserTabs(): SubscriptionContext['tabs'] {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return undefined
  return { locks: navigator.locks, openChannel: (name) => new BroadcastChannel(name) }
}

/**
 * Receives from the server which tags each committed change touches, and invalidates what the cache has of them. The tabs of a
 * browser share one event stream; a page that nobody looks at has none, and catches up when it is shown again.
 * Call it in a browser only, after the first paint.
 */
export function startLiveTags({
  dispatch,
  openSource = openEventSource,
  tabs = browserTabs(),
  onInterrupted = () => {},
}: LiveTagsOptions) {
  let streamKey: string | undefined
  let cursor: Cursor = lastEventId.get()
  let isActive = false
  let unsubscribe: (() => void) | undefined
  let pending: Tags = []
  let timer: ReturnType<typeof setTimeout> | undefined

  /** What was missed comes first: after the last event, or if none is known, since the page began to load. */
  function getAddress() {
    const age = String(Math.ceil(performance.now()) + slack)
    const query = new URLSearchParams({
      ...(streamKey !== undefined && { key: streamKey }),
      ...(cursor ? { since: cursor } : { age }),
    })
    return `/api/live?${query}`
  }

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

  function update() {
    unsubscribe?.()
    unsubscribe = undefined
    if (!isActive) return
    unsubscribe = subscribe({
      name: `jontro-event-stream-${streamKey ?? 'public'}`,
      openSource,
      tabs,
      getAddress,
      getCursor: () => cursor,
      onEvent: handleEvent,
      onInterrupted: () => {
        if (streamKey !== undefined) onInterrupted()
      },
      onCursor: (reached) => {
        cursor = reached
      },
    })
  }

  const stopWatching = watchPageActivity((isNowActive) => {
    isActive = isNowActive
    update()
  })
  return {
    /** A session was opened or ended. Without a key there are public changes only. */
    setStreamKey(key: string | undefined) {
      if (key === undefined && streamKey === undefined) return
      streamKey = key
      update()
    },
    stop() {
      stopWatching()
      clearTimeout(timer)
      unsubscribe?.()
    },
  }
}
