import { sql } from 'kysely'
import { text } from '../../../../common/text'
import type { Handlers } from '../../contract/types'
import { findMissedChanges } from '../../db/changes'
import { type BrokenRule, checkDataOf } from '../../db/checkData'
import { dataRules } from '../../db/dataRules'
import type { Database } from '../../db/pool'
import type { WithSlowDatabase } from '../../db/slowDatabase'
import { unavailable } from '../../http/problem'
import type { CatchUp } from '../../http/readServersPlugin'
import { type EventBroker, parseEventId } from '../../live/eventBroker'
import { openEventStream } from '../../live/eventStream'
import { withParentCategories } from '../catalog'

type Services = {
  withSlowDatabase: WithSlowDatabase
  broker: EventBroker
  catchUp: CatchUp
  db: Database
}

type SystemHandlers = Pick<Handlers, 'streamChanges' | 'checkData' | 'getHealth' | 'getReadiness'>

export function systemRoutes({ broker, catchUp, withSlowDatabase, db }: Services): SystemHandlers {
  let checking: Promise<BrokenRule[]> | undefined
  async function findMissed(position: number) {
    const missed = await findMissedChanges(db, position)
    return missed?.map(({ tags, owner }) => ({ tags: withParentCategories(tags), owner }))
  }
  return {
    streamChanges: async ({ query: { since, age }, request, reply, session }) => {
      const id = request.headers['last-event-id']?.toString() ?? since
      // Otherwise an ID from a process that has read further would be unknown here.
      if (id !== undefined) await catchUp(id)
      const position = parseEventId(id ?? '')?.position
      const isForgotten = position !== undefined && broker.hasForgotten(position)
      const older = isForgotten ? await findMissed(position) : undefined
      if (request.raw.socket.destroyed) return
      const { send, close, whenClosed } = openEventStream(request, reply)
      const subscriber = session ? { session, sessionKey: request.sessionKey } : {}
      whenClosed(broker.subscribe({ ...subscriber, send, close }, { id, age }, older))
      if (!session) return
      // The role may have changed after it was read and before the stream could receive it.
      await request.resolveSession().catch(close)
      if (request.session?.role !== session.role) close()
    },
    checkData: async () => {
      checking ??= withSlowDatabase(checkDataOf).finally(() => {
        checking = undefined
      })
      return { rules: dataRules.map(({ text }) => text), broken: await checking }
    },
    getHealth: () => ({ status: 'ok' }),
    getReadiness: async () => {
      try {
        await sql`select 1`.execute(db)
      } catch (error) {
        throw unavailable(text('The database does not answer.', 'ডেটাবেজ সাড়া দিচ্ছে না।'), error)
      }
      return { status: 'ok' }
    },
  }
}
