import type { Tag } from '../../../contract/tags'

/** Sends tags at once, and those that follow within `interval` milliseconds together at its end. */
export function collectTags(send: (tags: readonly Tag[]) => void, interval: number) {
  const waiting = new Set<Tag>()
  let timer: NodeJS.Timeout | undefined

  function sendWaiting() {
    timer = undefined
    if (waiting.size === 0) return
    const tags = [...waiting]
    waiting.clear()
    if (interval > 0) timer = setTimeout(sendWaiting, interval)
    send(tags)
  }

  return {
    add(tags: readonly Tag[]) {
      for (const tag of tags) waiting.add(tag)
      if (timer === undefined) sendWaiting()
    },
    waiting: (): readonly Tag[] => [...waiting],
    /** Forgets what waits. */
    clear() {
      clearTimeout(timer)
      timer = undefined
      waiting.clear()
    },
  }
}
