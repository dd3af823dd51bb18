import type { Delivery } from './browser'

/** What has been sent and has not arrived yet: each queue keeps its order, and the schedule picks a queue. */
export function createDeliveries(trace: (line: string) => void) {
  const queues = new Map<object, Delivery[]>()

  const ready = () =>
    [...queues.entries()].flatMap(([queue, [first]]) =>
      first && !first.tab.isFrozen ? [{ queue, first }] : [],
    )
  function run(queue: object) {
    const [first, ...rest] = queues.get(queue) ?? []
    if (rest.length > 0) queues.set(queue, rest)
    else queues.delete(queue)
    if (!first || first.tab.isClosed) return
    trace(`  ${first.tab.name}: ${first.what}`)
    first.run()
  }

  return {
    deliver(delivery: Delivery) {
      queues.set(delivery.queue, [...(queues.get(delivery.queue) ?? []), delivery])
    },
    drop: (queue: object) => void queues.delete(queue),
    ready,
    run,
  }
}

export type Deliveries = ReturnType<typeof createDeliveries>
