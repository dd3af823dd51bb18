import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { sendPage } from '../../listing/sendPage'
import { auditListing, auditSelection } from './listing'

type Services = { db: Database }

export function auditRoutes({ db }: Services): Pick<Handlers, 'listAuditLog'> {
  return {
    listAuditLog: (call) => sendPage(db, call, auditListing(call.query), auditSelection),
  }
}
