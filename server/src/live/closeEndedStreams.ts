import type { SessionStore } from '../auth'
import type { EventBroker } from './eventBroker'

type Services = { broker: EventBroker; sessions: Pick<SessionStore, 'findEnded'> }

/** Another process, another statement or the clock may have ended a session: a stream must not outlive it. */
export async function closeEndedStreams({ broker, sessions }: Services): Promise<void> {
  const sessionKeys = broker.sessionKeys()
  if (sessionKeys.length === 0) return
  broker.closeStreams(await sessions.findEnded(sessionKeys))
}
