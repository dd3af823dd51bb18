import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { sendPage } from '../../listing/sendPage'
import { type AuditRow, auditListing, auditSelection, toAuditEntry } from './listing'

type Services = { db: Database }

export function auditRoutes({ db }: Services): Pick<Handlers, 'listAuditLog'> {
  return {
    listAuditLog: async (call) =>
      (await sendPage<AuditRow>(db, call, auditListing(call.query), auditSelection)).map(
        toAuditEntry,
      ),
  }
}
