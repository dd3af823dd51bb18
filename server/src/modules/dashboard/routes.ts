import type { Handlers } from '../../contract/types'
import { fromPaisa, toPaisa } from '../../db/money'
import type { Database } from '../../db/pool'
import { subjectOf } from '../users/subject'
import { findFigures, findTotals } from './store'

type Services = { db: Database }

type DashboardHandlers = Pick<Handlers, 'getMyDashboard' | 'getTotalCounts'>

const taka = (amount: string) => fromPaisa(toPaisa(amount))

export function dashboardRoutes({ db }: Services): DashboardHandlers {
  return {
    getMyDashboard: async ({ query, session }) => {
      const { userId } = await subjectOf(db, session, query.email)
      const { unpaid, totalRevenue, ...counts } = await findFigures(db, userId)
      return { ...counts, unpaid: taka(unpaid), totalRevenue: taka(totalRevenue) }
    },
    getTotalCounts: () => findTotals(db),
  }
}
