import type { Handlers } from '../../contract/types'
import { fromPaisa, toPaisa } from '../../db/money'
import type { Database } from '../../db/pool'
import { dayOf } from '../../listing/day'
import type { Days } from '../../listing/listing'
import { subjectOf } from '../users/subject'
import { countRefundsDue, findBestProducts, findDailySales, findStates } from './overview'
import { rangeOf } from './rules'
import { findFigures, findTotals } from './store'

type Services = { db: Database }

type DashboardHandlers = Pick<
  Handlers,
  'getMyDashboard' | 'getTotalCounts' | 'listDailySales' | 'getOrderStates' | 'listBestProducts'
>

const taka = (amount: string) => fromPaisa(toPaisa(amount))
const rangeAsked = (query: Days) => rangeOf(query, dayOf(new Date()))

export function dashboardRoutes({ db }: Services): DashboardHandlers {
  return {
    getMyDashboard: async ({ query, session }) => {
      const { userId } = await subjectOf(db, session, query.email)
      const { unpaid, totalRevenue, ...counts } = await findFigures(db, userId)
      return { ...counts, unpaid: taka(unpaid), totalRevenue: taka(totalRevenue) }
    },
    getTotalCounts: () => findTotals(db),

    listDailySales: async ({ query }) => {
      const days = await findDailySales(db, rangeAsked(query))
      return days.map(({ revenue, ...day }) => ({ ...day, revenue: taka(revenue) }))
    },
    getOrderStates: async ({ query }) => {
      const [states, refundsDue] = await Promise.all([
        findStates(db, query),
        countRefundsDue(db, query),
      ])
      return {
        states: states.map(({ risky: _, amount, ...state }) => ({
          ...state,
          amount: taka(amount),
        })),
        riskFlagged: states.reduce((sum, { risky }) => sum + risky, 0),
        refundsDue,
      }
    },
    listBestProducts: async ({ query: { limit = 10, ...days } }) => {
      const products = await findBestProducts(db, rangeAsked(days), limit)
      return products.map(({ amount, ...product }) => ({ ...product, amount: taka(amount) }))
    },
  }
}
