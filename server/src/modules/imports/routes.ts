import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { unavailable } from '../../http/problem'
import { checkImport } from './checkImport'
import { readFile } from './readFile'
import { applyPlan } from './store'

type ImportHandlers = Pick<Handlers, 'checkProductImport' | 'applyProductImport'>

/** A file takes memory and time, so this process checks one at a time. */
let isChecking = false

/** Imports of products from CSV: checked first, and applied when the admin confirms. */
export function importRoutes({ db }: { db: Database }): ImportHandlers {
  return {
    checkProductImport: async ({ request, session }) => {
      if (isChecking) throw unavailable('Another file is being checked. Please try again.')
      isChecking = true
      try {
        return await checkImport(db, session, await readFile(request))
      } finally {
        isChecking = false
      }
    },
    applyProductImport: ({ params: { id }, session }) => applyPlan(db, session, id.toLowerCase()),
  }
}
