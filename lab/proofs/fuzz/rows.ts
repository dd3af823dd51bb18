import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../server/src/db/pool'

/** Of all addresses that the fuzz makes: none may be in an answer to others, or in the log. */
export const plantedDomain = 'planted.example'

/** Rows that a request can name. */
const poolQueries = {
  products: 'select id from products order by deleted_at nulls first, id desc limit 40',
  orders: 'select id from orders order by deleted_at nulls first, id desc limit 60',
  cartRows: 'select id from cart_rows order by id limit 40',
  payments: 'select tran_id as id from payment_attempts order by created_at desc limit 60',
  addresses: 'select id from addresses where user_id <> $bystander order by added_at desc limit 40',
  notes: 'select id from order_notes order by written_at desc limit 40',
  customerNotes: 'select id from customer_notes order by written_at desc limit 40',
  views: 'select id from saved_views order by created_at desc limit 40',
  imports:
    'select id from product_imports order by applied_at nulls first, created_at desc limit 10',
  bulkEdits: 'select id from bulk_edits order by applied_at nulls first, created_at desc limit 10',
  alerts: 'select id from product_alerts order by created_at desc limit 40',
  alertKeys: 'select stop_key as id from product_alerts order by created_at desc limit 40',
  returns: 'select id from return_requests order by requested_at desc limit 40',
  uploads: 'select url as id from images order by id desc limit 40',
  users:
    'select id from users where deleted_at is null and id <> $bystander order by created_at desc limit 20',
  emails: 'select email as id from users where id <> $bystander order by created_at desc limit 20',
}
export type Pool = keyof typeof poolQueries | 'ownEmail'
/** Names one of the rows that are there when the request is sent. */
export type Ref = { pool: Pool; index: number }

const ownRows = `
  select user_id || ' orders' as key, id::text from (
    select *, row_number() over (partition by user_id order by deleted_at nulls first, id desc) as place from orders) as o
  where place <= 60 and user_id is not null
  union all select user_id || ' cartRows', id::text from cart_rows
  union all select user_id || ' addresses', id::text from addresses
  union all select user_id || ' alerts', id::text from product_alerts
  union all select o.user_id || ' returns', r.id::text from return_requests r join orders o on o.id = r.order_id where o.user_id is not null
  union all select owner_id || ' views', id::text from saved_views where owner_id is not null
  union all select owner_id || ' uploads', url from images
  union all select admin_id || ' imports', id::text from (
    select * from product_imports where applied_at is null order by created_at desc limit 10) as i
  union all select admin_id || ' bulkEdits', id::text from (
    select * from bulk_edits where applied_at is null order by created_at desc limit 10) as e
  order by id`

/** The rows that requests can name, as they were when they were read. */
export function createRows(db: Database, bystanderId: string) {
  let pools = new Map<string, string[]>()
  /** By the user who owns them. */
  let owned = new Map<string, string[]>()

  async function list(query: string) {
    const { rows } = await sql.raw<{ id: string }>(query).execute(db)
    return rows.map(({ id }) => id)
  }

  return {
    list,
    hasRead: () => pools.size > 0,
    async readRows() {
      pools = new Map()
      for (const [pool, query] of Object.entries(poolQueries))
        pools.set(pool, await list(query.replace('$bystander', `'${bystanderId}'`)))
      owned = new Map()
      const { rows } = await sql.raw<{ key: string; id: string }>(ownRows).execute(db)
      for (const { key, id } of rows) owned.set(key, [...(owned.get(key) ?? []), id])
    },
    /** Three times out of four one of the user's own rows, if there is such a kind. */
    resolve({ pool, index }: Ref, user: { id: string; email: string } | undefined): string {
      if (pool === 'ownEmail') return user?.email ?? `nobody@${plantedDomain}`
      const own = index % 4 === 0 ? undefined : owned.get(`${user?.id} ${pool}`)
      const candidates = own ?? pools.get(pool) ?? []
      return candidates[index % (candidates.length || 1)] ?? randomUUID()
    },
  }
}
