import { sql } from 'kysely'
import type { OrderStatus } from '../../db/generated/schema'
import type { Database } from '../../db/pool'
import { allOf, type Days, whenSet, withinDays } from '../../listing/listing'
import { refundDue } from '../orders/order'

type DaySales = { day: string; orders: number; revenue: string }

/** One row for each day, also where nothing was sold. */
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
      from order_day_sums where day between ${from}::date and ${to}::date group by day
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

/** How many orders there are in each state, also where there are none. */
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
      from order_day_sums where ${isCounted} group by status, payment
    ) as sums using (status, payment)
    order by status, payment`.execute(db)
  return rows
}

export async function countRefundsDue(db: Database, days: Days): Promise<number> {
  const isCounted = allOf([
    sql`o.deleted_at is null`,
    refundDue,
    ...withinDays('o.placed_at', days),
  ])
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from orders o where ${isCounted}`.execute(db)
  return rows[0]?.count ?? 0
}

type BestProduct = {
  gadgetId: string
  name: string
  image: string
  quantity: number
  amount: string
}

/** Of which products most was ordered, as of the last count of sales. The names are the present ones. */
export async function findBestProducts(
  db: Database,
  { from, to }: Required<Days>,
  limit: number,
): Promise<BestProduct[]> {
  const { rows } = await sql<BestProduct>`
    with sold as (
      select product_id, sum(quantity)::integer as quantity, sum(amount) as amount from product_days
      where day between ${from}::date and ${to}::date
      group by product_id order by quantity desc, amount desc, product_id limit ${limit}
    )
    select p.id as "gadgetId", p.product_name as name, p.images[1] as image, sold.quantity, sold.amount
    from sold join products p on p.id = sold.product_id
    order by sold.quantity desc, sold.amount desc, p.id`.execute(db)
  return rows
}
