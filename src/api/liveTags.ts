import type { Dispatch } from '@reduxjs/toolkit'
import type { Tag } from '../../contract/tags'
import { taggedApi, tagTypes, toApiTag } from './tags'

/** What is used of an `EventSource`. */
type LiveSource = {
  addEventListener: (type: string, listener: (event: Event) => void) => void
  close: () => void
}

type LiveTagsOptions = {
  dispatch: Dispatch
  openSource?: () => LiveSource
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

/**
 * Hears from the server which tags each committed change touches, and drops what the cache has of them.
 * Call it in a browser only, after the first paint.
 */
export function startLiveTags({
  dispatch,
  openSource = () => new EventSource('/api/live'),
}: LiveTagsOptions) {
  let source: LiveSource | undefined
  let wasOpen = false

  const dropEverything = () => dispatch(taggedApi.util.invalidateTags(tagTypes))

  const listen = () => {
    source = openSource()
    source.addEventListener('tags', (event) => {
      const data: unknown = 'data' in event ? event.data : undefined
      const known = tagsOf(data).flatMap((tag) => toApiTag(tag) ?? [])
      if (known.length > 0) dispatch(taggedApi.util.invalidateTags(known))
    })
    source.addEventListener('gap', dropEverything)
    source.addEventListener('open', () => {
      // What changed while the line was down was never told.
      if (wasOpen) dropEverything()
      wasOpen = true
    })
  }

  listen()
  return {
    /** What one may hear depends on the session, which the server reads when the line opens. */
    reopen() {
      source?.close()
      // What changed before the first line was open was never told either.
      wasOpen = true
      listen()
    },
    stop() {
      source?.close()
    },
  }
}
