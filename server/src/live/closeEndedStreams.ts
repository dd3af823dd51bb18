import type { SessionStore } from '../auth/sessionStore'
import type { LiveHub } from './eventBroker'

type Services = { live: LiveHub; sessions: Pick<SessionStore, 'findEnded'> }

/** Another process, another statement or the clock may have ended a session: a stream must not outlive it. */
export async function closeEndedStreams({ live, sessions }: Services): Promise<void> {
  const sessionKeys = live.sessionKeys()
  if (sessionKeys.length === 0) return
  live.closeStreamsOf(await sessions.findEnded(sessionKeys))
}
