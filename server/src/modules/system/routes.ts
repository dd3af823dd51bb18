import type { Handlers } from '../../contract/types'
import { notFound, unavailable } from '../../lib/problem'
import { openEventStream } from '../../live/eventStream'
import type { LiveHub } from '../../live/hub'
import type { Metrics } from '../../observability/metrics'

type Services = {
  live: LiveHub
  metrics: Metrics
  /** Resolves where the database answers. */
  pingDatabase: () => Promise<void>
}

type SystemHandlers = Pick<Handlers, 'streamChanges' | 'getHealth' | 'getReadiness' | 'getMetrics'>

const isOnThisMachine = (ip: string) => /^(::1|(::ffff:)?127\.)/.test(ip)

export function systemRoutes({ live, metrics, pingDatabase }: Services): SystemHandlers {
  return {
    streamChanges: ({ request, reply, session }) => {
      const { send, close, whenClosed } = openEventStream(request, reply)
      whenClosed(live.listen({ session, send, close }))
    },
    getHealth: () => ({ status: 'ok' }),
    getReadiness: async () => {
      try {
        await pingDatabase()
      } catch (error) {
        throw unavailable('The database does not answer.', error)
      }
      return { status: 'ok' }
    },
    getMetrics: async ({ request, reply }) => {
      if (!isOnThisMachine(request.ip)) throw notFound('Address')
      await reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
    },
  }
}
