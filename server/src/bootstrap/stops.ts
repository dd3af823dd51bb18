import type { Logger } from '../observability/logger'

type Stop = () => Promise<unknown>

/** Collects how to stop what was started; `stop` does so in reverse order. */
export function createStops(logger: Logger) {
  const stops: Stop[] = []
  return {
    push: (stop: Stop) => stops.push(stop),
    async stop() {
      for (const each of stops.splice(0).reverse()) {
        await each().catch((error: unknown) => logger.error(error, 'could not stop cleanly'))
      }
    },
  }
}

export type Stops = Pick<ReturnType<typeof createStops>, 'push'>
