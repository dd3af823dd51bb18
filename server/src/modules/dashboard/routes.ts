import type { Handlers } from '../../contract/types'
import { fromPaisa, toPaisa } from '../../db/money'
import type { Database } from '../../db/pool'
import { type Days, toShopDay } from '../../listing/days'
import { findTargetUser } from '../users'
import { toDayRange } from './rules'
import {
  countDeliveriesDue,
  countRefundsDue,
  findBestProducts,
  findDailySales,
  findOrderStates,
  findTotals,
  findUserStats,
} from './store'

type Services = { db: Database }

type DashboardHandlers = Pick<
  Handlers,
  'getMyDashboard' | 'getTotalCounts' | 'listDailySales' | 'getOrderStates' | 'listBestProducts'
>

const taka = (amount: string) => fromPaisa(toPaisa(amount))
const toRequestedRange = (query: Days) => toDayRange(query, toShopDay(new Date()))

export function dashboardRoutes({ db }: Services): DashboardHandlers {
  return {
    getMyDashboard: async ({ query, session }) => {
      const { userId } = await findTargetUser(db, session, query.email)
      const { unpaid, totalRevenue, ...counts } = await findUserStats(db, userId)
      return { ...counts, unpaid: taka(unpaid), totalRevenue: taka(totalRevenue) }
    },
    getTotalCounts: () => findTotals(db),

    listDailySales: async ({ query }) => {
      const days = await findDailySales(db, toRequestedRange(query))
      return days.map(({ revenue, ...day }) => ({ ...day, revenue: taka(revenue) }))
    },
    getOrderStates: async ({ query }) => {
      const [states, refunds, deliveries] = await Promise.all([
        findOrderStates(db, query),
        countRefundsDue(db, query),
        countDeliveriesDue(db, query),
      ])
      return {
        states: states.map(({ risky: _, amount, ...state }) => ({
          ...state,
          amount: taka(amount),
        })),
        riskFlagged: states.reduce((sum, { risky }) => sum + risky, 0),
        ...refunds,
        ...deliveries,
      }
    },
    listBestProducts: async ({ query: { limit = 10, ...days } }) => {
      const products = await findBestProducts(db, toRequestedRange(days), limit)
      return products.map(({ amount, ...product }) => ({ ...product, amount: taka(amount) }))
    },
  }
}
