import type { Handlers } from '../../contract/types'
import type { WithSlowDatabase } from '../../db/slowDatabase'
import { invalid } from '../../http/problem'
import { nothingToChange } from './messages'
import { previewEdit } from './previewEdit'
import { applyEdit, undoEdit } from './runEdit'

type BulkEditHandlers = Pick<Handlers, 'previewBulkEdit' | 'applyBulkEdit' | 'undoBulkEdit'>

type Services = { withSlowDatabase: WithSlowDatabase }

/** Prices and stock of many products at once: previewed first, applied when the admin confirms, and undone. */
export function bulkEditRoutes({ withSlowDatabase }: Services): BulkEditHandlers {
  return {
    previewBulkEdit: ({ body, session }) => {
      if (!body.prices && body.inStock === undefined) throw invalid({ prices: nothingToChange })
      return withSlowDatabase((slowDb) => previewEdit(slowDb, session, body))
    },
    applyBulkEdit: ({ params: { id }, session }) =>
      withSlowDatabase((slowDb) => applyEdit(slowDb, session, id.toLowerCase())),
    undoBulkEdit: ({ params: { id }, session }) =>
      withSlowDatabase((slowDb) => undoEdit(slowDb, session, id.toLowerCase())),
  }
}
