import { sql } from 'kysely'
import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { unavailable } from '../../http/problem'
import type { EventBroker } from '../../live/eventBroker'
import { openEventStream } from '../../live/eventStream'
import { isStreamKeyOf } from '../../live/streamKey'

type Services = {
  broker: EventBroker
  db: Database
}

type SystemHandlers = Pick<Handlers, 'streamChanges' | 'getHealth' | 'getReadiness'>

export function systemRoutes({ broker, db }: Services): SystemHandlers {
  return {
    streamChanges: ({ query: { key, since, age }, request, reply, session }) => {
      const { send, close, whenClosed } = openEventStream(request, reply)
      const id = request.headers['last-event-id']?.toString() ?? since
      const isOwnKey = key !== undefined && session && isStreamKeyOf(session.userId, key)
      const subscriber = isOwnKey ? { session, sessionKey: request.sessionKey } : {}
      whenClosed(broker.subscribe({ ...subscriber, send, close }, { id, age }))
    },
    getHealth: () => ({ status: 'ok' }),
    getReadiness: async () => {
      try {
        await sql`select 1`.execute(db)
      } catch (error) {
        throw unavailable('The database does not answer.', error)
      }
      return { status: 'ok' }
    },
  }
}
