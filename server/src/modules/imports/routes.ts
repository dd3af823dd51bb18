import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { unavailable } from '../../http/problem'
import { checkImport } from './checkImport'
import { readFile } from './readFile'
import { applyPlan } from './store'

type ImportHandlers = Pick<Handlers, 'checkProductImport' | 'applyProductImport'>

/** Files that arrive or wait for their check; each takes memory. */
const maxFiles = 4

/** Imports of products from CSV: checked first, and applied when the admin confirms. */
export function importRoutes({ db }: { db: Database }): ImportHandlers {
  let files = 0
  /** A check takes time, so there is one at a time. */
  let lastCheck: Promise<unknown> = Promise.resolve()
  return {
    checkProductImport: async ({ request, session }) => {
      if (files >= maxFiles) throw unavailable('Other files are being checked. Please try again.')
      files++
      try {
        const text = await readFile(request)
        const check = lastCheck.then(() => checkImport(db, session, text))
        lastCheck = check.catch(() => undefined)
        return await check
      } finally {
        files--
      }
    },
    applyProductImport: ({ params: { id }, session }) => applyPlan(db, session, id.toLowerCase()),
  }
}
