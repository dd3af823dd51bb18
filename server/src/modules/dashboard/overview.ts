import { sql } from 'kysely'
import type { OrderStatus } from '../../db/generated/schema'
import type { Database } from '../../db/pool'
import { allOf, type Days, filtered, withinDays } from '../../lib/listing'
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
      from order_sums where day between ${from}::date and ${to}::date group by day
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
export async function findStates(db: Database, { from, to }: Days): Promise<State[]> {
  const isCounted = allOf([
    sql`s.status = states.status and s.payment = states.payment`,
    ...filtered(from, (day) => sql`s.day >= ${day}::date`),
    ...filtered(to, (day) => sql`s.day <= ${day}::date`),
  ])
  const { rows } = await sql<State>`
    select states.status, states.payment, coalesce(sum(s.orders), 0)::integer as orders,
      coalesce(sum(s.amount), 0) as amount,
      coalesce(sum(s.orders) filter (where s.risk_flag), 0)::integer as risky
    from (
      select status, payment
      from unnest(enum_range(null::order_status)) as status, unnest(array[false, true]) as payment
    ) as states
    left join order_sums s on ${isCounted}
    group by states.status, states.payment order by states.status, states.payment`.execute(db)
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

/** Of which products most was ordered. The names are the present ones. */
export async function findBestProducts(
  db: Database,
  days: Required<Days>,
  most: number,
): Promise<BestProduct[]> {
  const isCounted = allOf([sql`o.deleted_at is null`, ...withinDays('o.placed_at', days)])
  const { rows } = await sql<BestProduct>`
    with sold as (
      select i.product_id, sum(i.quantity)::integer as quantity, sum(i.price * i.quantity) as amount
      from orders o join order_items i on i.order_id = o.id
      where ${isCounted}
      group by i.product_id
    )
    select p.id as "gadgetId", p.product_name as name, p.images[1] as image, sold.quantity, sold.amount
    from sold join products p on p.id = sold.product_id
    order by sold.quantity desc, sold.amount desc, p.id
    limit ${most}`.execute(db)
  return rows
}
