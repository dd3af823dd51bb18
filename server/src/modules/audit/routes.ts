import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { answerPage } from '../../listing/sendPage'
import { type AuditRow, actionsBy, entryOf, shownActions } from './listing'

type Services = { db: Database }

export function auditRoutes({ db }: Services): Pick<Handlers, 'listAuditLog'> {
  return {
    listAuditLog: async (call) =>
      (await answerPage<AuditRow>(db, call, actionsBy(call.query), shownActions)).map(entryOf),
  }
}
