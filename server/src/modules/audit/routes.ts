import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { countRows, readPage } from '../../lib/listing'
import { tellTotal, windowOf } from '../../lib/paging'
import { type AuditRow, actionsBy, entryOf, shownActions } from './listing'

type Services = { db: Database }

export function auditRoutes({ db }: Services): Pick<Handlers, 'listAuditLog'> {
  return {
    listAuditLog: async ({ query, request, reply }) => {
      const listing = actionsBy(query)
      const window = windowOf(query)
      const total = await countRows(db, listing)
      tellTotal(request, reply, window, total)
      return (await readPage<AuditRow>(db, listing, shownActions, window, total)).map(entryOf)
    },
  }
}
