import type { SessionStore } from '../auth'
import type { EventBroker } from './eventBroker'

type Services = { broker: EventBroker; sessions: Pick<SessionStore, 'findEnded'> }

/** Sessions can be ended by another process or expire: their streams must end too. */
export async function closeEndedStreams({ broker, sessions }: Services): Promise<void> {
  const sessionKeys = broker.sessionKeys()
  if (sessionKeys.length === 0) return
  broker.closeStreams(await sessions.findEnded(sessionKeys))
}
