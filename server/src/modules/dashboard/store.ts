import { sql } from 'kysely'
import { refundDays } from '../../../../shop/refundDays'
import type { OrderStatus } from '../../db/generated/schema'
import type { Database } from '../../db/pool'
import { type Days, withinDays } from '../../listing/days'
import { allOf, precomputedRowCount, whenSet } from '../../listing/listing'
import { dueOn } from '../orders'
import { stuckRefunds } from '../payment'

type UserStats = {
  totalCart: number
  totalQuantity: number
  cartProducts: string[]
  unpaid: string
  totalOrders: number
  totalRevenue: string
}

type Totals = { totalOrder: number; totalUser: number; totalProduct: number }

export async function findUserStats(db: Database, userId: string): Promise<UserStats> {
  const { rows } = await sql<UserStats>`
    select *
    from (
      select count(*) as "totalCart", coalesce(sum(c.quantity), 0) as "totalQuantity",
        coalesce(array_agg(c.product_id order by c.product_id), '{}') as "cartProducts",
        coalesce(sum(c.quantity * p.effective_price), 0) as unpaid
      from cart_rows c join products p on p.id = c.product_id
      where c.user_id = ${userId}
    ) as cart, (
      select count(*) as "totalOrders",
        coalesce(sum(total_amount) filter (where payment), 0) as "totalRevenue"
      from orders
      where user_id = ${userId} and deleted_at is null
    ) as bought`.execute(db)
  const [stats] = rows
  if (!stats) throw new Error('The database counted nothing')
  return stats
}

export async function findTotals(db: Database): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select
      (select coalesce(sum(orders), 0)::integer from current_daily_stats) as "totalOrder",
      (${precomputedRowCount('users')}) as "totalUser",
      (${precomputedRowCount('products')}) as "totalProduct"`.execute(db)
  const [totals] = rows
  if (!totals) throw new Error('The database counted nothing')
  return totals
}

type DaySales = { day: string; orders: number; revenue: string }

/** One row for each day, also without sales. */
export async function findDailySales(
  db: Database,
  { from, to }: Required<Days>,
): Promise<DaySales[]> {
  const { rows } = await sql<DaySales>`
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(orders, 0)::integer as orders,
      coalesce(revenue, 0) as revenue
    from generate_series(${from}::date, ${to}::date, interval '1 day') as days (day)
    left join (
      select day, sum(orders) as orders, sum(amount) filter (where payment) as revenue
      from current_daily_stats where day between ${from}::date and ${to}::date group by day
    ) as sold on sold.day = days.day
    order by days.day`.execute(db)
  return rows
}

type State = {
  status: OrderStatus
  payment: boolean
  orders: number
  amount: string
  risky: number
}

/** One row for each state, also without orders. */
export async function findOrderStates(db: Database, { from, to }: Days): Promise<State[]> {
  const isCounted = allOf([
    ...whenSet(from, (day) => sql`day >= ${day}::date`),
    ...whenSet(to, (day) => sql`day <= ${day}::date`),
  ])
  const { rows } = await sql<State>`
    select status, payment, coalesce(orders, 0)::integer as orders, coalesce(amount, 0) as amount,
      coalesce(risky, 0)::integer as risky
    from unnest(enum_range(null::order_status)) as status
    cross join unnest(array[false, true]) as payment
    left join (
      select status, payment, sum(orders) as orders, sum(amount) as amount,
        sum(orders) filter (where risk_flag) as risky
      from current_daily_stats where ${isCounted} group by status, payment
    ) as sums using (status, payment)
    order by status, payment`.execute(db)
  return rows
}

type RefundsDue = Record<
  'refundsDue' | 'refundsOverdue' | 'refundsDueToday' | 'refundsStuck',
  number
>

/** A risky payment is accepted rather than refunded: it pays an order. */
export async function countRefundsDue(db: Database, days: Days) {
  const isCounted = allOf([sql`is_refund`, ...withinDays('placed_at', days)])
  // Once, not for each row: refunds due from that day on are due today.
  const day = sql`(select shop_day(now()) - ${refundDays}::integer)`
  const { rows } = await sql<RefundsDue>`
    select count(*) as "refundsDue", count(*) filter (where due_from < ${day}) as "refundsOverdue",
      count(*) filter (where due_from = ${day}) as "refundsDueToday",
      (select count(*) from capture_issues where ${isCounted} and id in ${stuckRefunds}) as "refundsStuck"
    from capture_issues where ${isCounted} and needs_attention`.execute(db)
  return rows[0] ?? { refundsDue: 0, refundsOverdue: 0, refundsDueToday: 0, refundsStuck: 0 }
}

export async function countDeliveriesDue(db: Database, days: Days) {
  const isCounted = allOf([sql`o.deleted_at is null`, ...withinDays('o.placed_at', days)])
  const { rows } = await sql<{ dueToday: number; overdue: number }>`
    select count(*) filter (where ${dueOn.today}) as "dueToday", count(*) filter (where ${dueOn.overdue}) as overdue
    from orders o
    where ${isCounted} and o.status = 'Pending' and o.deliver_by <= shop_day(now())`.execute(db)
  return rows[0] ?? { dueToday: 0, overdue: 0 }
}

type BestProduct = {
  gadgetId: string
  name: string
  image: string
  quantity: number
  amount: string
}

/** The products with the largest ordered quantities, as of the last run of the sales job, with their current names. */
export async function findBestProducts(
  db: Database,
  { from, to }: Required<Days>,
  limit: number,
): Promise<BestProduct[]> {
  const { rows } = await sql<BestProduct>`
    select p.id as "gadgetId", p.product_name as name, p.images[1] as image, sold.quantity, sold.amount
    from find_best_sellers(${from}::date, ${to}::date, ${limit}::integer) as sold join products p on p.id = sold.product_id
    order by sold.quantity desc, sold.amount desc, p.id`.execute(db)
  return rows
}
