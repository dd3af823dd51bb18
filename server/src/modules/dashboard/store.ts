import { sql } from 'kysely'
import type { Database } from '../../db/pool'

type UserStats = {
  totalCart: number
  totalQuantity: number
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
      (select coalesce(sum(orders), 0)::integer from order_day_sums) as "totalOrder",
      (select count(*) from users where deleted_at is null) as "totalUser",
      (select count(*) from products where deleted_at is null) as "totalProduct"`.execute(db)
  const [totals] = rows
  if (!totals) throw new Error('The database counted nothing')
  return totals
}
