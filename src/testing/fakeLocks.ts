import type { PageLocks } from '@/api/event-stream/streamSlot'

type Request = { run: () => Promise<void> | undefined; resolve: () => void }

/** Web Locks of one browser, which its pages share. */
export function fakeLocks(): PageLocks {
  const queues = new Map<string, Request[]>()

  /** The first in the queue holds the lock. */
  async function hold(queue: Request[]) {
    const [holder] = queue
    if (!holder) return
    await Promise.resolve().then(holder.run)
    holder.resolve()
    queue.shift()
    void hold(queue)
  }

  return {
    request: (name, { ifAvailable, signal }, callback) =>
      new Promise<void>((resolve, reject) => {
        const queue = queues.get(name) ?? []
        queues.set(name, queue)
        if (ifAvailable && queue.length > 0) {
          void callback(null)
          resolve()
          return
        }
        const request = { run: () => callback({ name }), resolve }
        queue.push(request)
        if (queue.length === 1) void hold(queue)
        signal?.addEventListener('abort', () => {
          const at = queue.indexOf(request)
          if (at < 1) return
          queue.splice(at, 1)
          reject(new DOMException('Aborted', 'AbortError'))
        })
      }),
  }
}
