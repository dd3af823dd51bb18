import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { notFound } from '../../http/problem'
import { findAlertProblem } from './rules'
import { addAlert, findAlert, findAlerts, readAlertOutcome, removeAlert, stopAlerts } from './store'

type Services = { db: Database }

type AlertHandlers = Pick<
  Handlers,
  'addAlert' | 'listMyAlerts' | 'removeAlert' | 'stopAlerts' | 'unsubscribe'
>

export function alertRoutes({ db }: Services): AlertHandlers {
  return {
    listMyAlerts: ({ session: { userId } }) => findAlerts(db, userId),

    addAlert: async ({ body: { language = 'en', ...input }, session: { userId } }) => {
      const add = () => addAlert(db, userId, { ...input, language })
      // The one that was there may have been removed meanwhile.
      const alert = (await add()) ?? (await findAlert(db, userId, input)) ?? (await add())
      if (alert) return alert
      throw findAlertProblem(input.kind, await readAlertOutcome(db, userId, input.gadgetId))
    },

    removeAlert: async ({ params: { id }, session: { userId } }) => {
      if (!(await removeAlert(db, userId, id))) throw notFound('Alert')
      return { deletedCount: 1 }
    },

    stopAlerts: async ({ body: { key } }) => ({ deletedCount: await stopAlerts(db, key) }),

    unsubscribe: async ({ query: { key } }) => ({ deletedCount: await stopAlerts(db, key) }),
  }
}
