import type { Handlers } from '../../contract/types'
import { unavailable } from '../../http/problem'
import { checkImport, type Databases } from './checkImport'
import { otherChecks } from './messages'
import { readFile } from './readFile'
import { applyPlan } from './store'

type ImportHandlers = Pick<Handlers, 'checkProductImport' | 'applyProductImport'>

/** Each takes memory and time. */
const maxChecks = 4

/** Imports of products from CSV: checked first, and applied when the admin confirms. */
export function importRoutes({ db, withSlowDatabase }: Databases): ImportHandlers {
  let checks = 0
  return {
    checkProductImport: async ({ request, session }) => {
      if (checks >= maxChecks) throw unavailable(otherChecks)
      checks++
      try {
        return await checkImport({ db, withSlowDatabase }, session, readFile(request))
      } finally {
        checks--
      }
    },
    applyProductImport: ({ params: { id }, session }) =>
      withSlowDatabase((slowDb) => applyPlan(slowDb, session, id.toLowerCase())),
  }
}
