import type { Dispatch } from '@reduxjs/toolkit'
import type { Tag } from '../../contract/tags'
import { taggedApi, tagTypes, toApiTag } from './tags'

/** What is used of an `EventSource`. */
type LiveSource = EventTarget & Pick<EventSource, 'readyState' | 'close'>

/** `EventSource.CLOSED` */
const closed = 2
/** Milliseconds until a line that was refused is asked for again. */
const pause = 5_000

type LiveTagsOptions = {
  dispatch: Dispatch
  openSource?: (address: string) => LiveSource
}

function tagsOf(data: unknown): Tag[] {
  if (typeof data !== 'string') return []
  try {
    const tags: unknown = JSON.parse(data)
    return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
  } catch {
    return []
  }
}

/** Milliseconds: a browser that gets no answer asks again with the same address. */
const slack = 5_000

/** What was missed is told first: behind the last event, or since the page began to read. */
function addressOf(lastId: string): string {
  const age = Math.ceil(performance.now()) + slack
  return `/api/live?${lastId ? `since=${encodeURIComponent(lastId)}` : `age=${age}`}`
}

/**
 * Hears from the server which tags each committed change touches, and drops what the cache has of them. A browser whose line
 * breaks takes it up again by itself, from the last event on.
 * Call it in a browser only, after the first paint.
 */
export function startLiveTags({
  dispatch,
  openSource = (address) => new EventSource(address),
}: LiveTagsOptions) {
  let source: LiveSource | undefined
  let lastId = ''
  let retry: ReturnType<typeof setTimeout> | undefined

  const hear = (event: Event): unknown => {
    if (!(event instanceof MessageEvent)) return undefined
    lastId = event.lastEventId
    return event.data
  }

  const leave = () => {
    clearTimeout(retry)
    source?.close()
  }

  const listen = () => {
    leave()
    const opened = openSource(addressOf(lastId))
    source = opened
    opened.addEventListener('tags', (event) => {
      const known = tagsOf(hear(event)).flatMap((tag) => toApiTag(tag) ?? [])
      if (known.length > 0) dispatch(taggedApi.util.invalidateTags(known))
    })
    opened.addEventListener('gap', (event) => {
      hear(event)
      dispatch(taggedApi.util.invalidateTags(tagTypes))
    })
    // A line that breaks is taken up by the browser; one that is refused is not.
    opened.addEventListener('error', () => {
      if (opened.readyState === closed) retry = setTimeout(listen, pause)
    })
  }

  listen()
  return {
    /** What one may hear depends on the session, which the server reads when the line opens. */
    reopen: listen,
    stop: leave,
  }
}
