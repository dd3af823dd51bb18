import { createHash } from 'node:crypto'
import { Client } from 'pg'
import { dataRules } from '../../../server/src/db/dataRules'
import type { Database } from '../../../server/src/db/pool'
import { freshDatabase } from '../../../server/test/support/database'
import { isAged } from '../../conditions'

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const tranId = (name: string) => `01${name.padEnd(24, '0')}`

/** Everything that the operations meet on. */
export const scene = {
  customer: {
    id: id(1),
    uid: 'uid-customer',
    email: 'customer@mail.example',
    token: 'customer-token',
  },
  admin: { id: id(2), email: 'admin@mail.example', token: 'admin-token' },
  secondAdmin: { id: id(3), email: 'second@mail.example', token: 'second-token' },
  deletedUser: { id: id(4) },
  /** In the customer's cart. */
  product: { id: id(11), name: 'Stand Fan', price: 500 },
  otherProduct: { id: id(12), name: 'Ceiling Fan', price: 900 },
  cartRow: { id: id(21), quantity: 2 },
  orders: {
    /** Pending and unpaid, with an expired and an open payment page. */
    pending: { id: id(31), expired: tranId('EXP'), open: tranId('PEN') },
    /** Delivered and unpaid, without a review. */
    delivered: { id: id(32) },
    /** Paid by one card payment and a second one; delivered and reviewed. */
    paidTwice: { id: id(33), applied: tranId('PAD'), duplicate: tranId('DVP') },
  },
  total: 1100,
  note: { id: id(41) },
  newNote: { id: id(42) },
  importPlan: { id: id(51) },
} as const

const { customer, admin, secondAdmin, product, otherProduct, cartRow, orders } = scene
const { pending, delivered, paidTwice } = orders

/** What requests in one line may name. */
export const names = {
  customer: customer.id,
  email: customer.email,
  admin: admin.id,
  secondAdmin: secondAdmin.id,
  product: product.id,
  otherProduct: otherProduct.id,
  cartRow: cartRow.id,
  pending: pending.id,
  open: pending.open,
  expired: pending.expired,
  delivered: delivered.id,
  paidTwice: paidTwice.id,
  duplicate: paidTwice.duplicate,
  note: scene.note.id,
  newNote: scene.newNote.id,
  importPlan: scene.importPlan.id,
  anHourAgo: new Date(Date.now() - 3_600_000).toISOString(),
}

const photo = '/images/avatar.svg'
const image = '/images/gadget.webp'
const address = `'Rafia Rahman', '+8801711000000', 'Bangladesh', 'Dhaka', '12 Lake Road'`

const hash = (token: string) => createHash('sha256').update(token).digest('hex')

/** What has to be recent lies a day ahead, so that it does not grow old during a long run. */
const ahead = `now() + interval '1 day'`
const before = `now() - interval '${isAged() ? '2 years' : '2 hours'}'`

function describeScene(): string {
  const { deletedUser, importPlan } = scene
  const user = ({ id: userId, email }: { id: string; email: string }, role: string) =>
    `('${userId}', 'uid-${email.split('@')[0]}', '${email}', true, 'Rafia Rahman', '${photo}', '${role}', ${before})`
  const session = (user: { id: string; token: string }) =>
    `(decode('${hash(user.token)}', 'hex'), '${user.id}', true, ${ahead}, now() + interval '30 days')`
  const order = (orderId: string) =>
    `('${orderId}', '${customer.id}', '${customer.email}', ${address}, 100, ${scene.total}, 5, ${before})`
  const item = (orderId: string) =>
    `('${orderId}', 0, '${product.id}', '${product.name}', ${product.price}, 2, '${image}')`
  const imported = {
    productName: product.name,
    category: 'Fan',
    price: 450,
    discountPrice: null,
    inStock: true,
    keyFeatures: [],
    images: [image],
    description: 'Imported',
  }
  const added = { ...imported, productName: 'Table Fan' }
  return `
    begin;
    insert into users (id, identity_uid, email, email_verified, name, photo, role, created_at)
    values ${user(customer, 'user')}, ${user(admin, 'admin')}, ${user(secondAdmin, 'admin')};
    insert into users (id, identity_uid, email, photo, deleted_at, disable_account_at)
    values ('${deletedUser.id}', 'uid-deleted', 'deleted@mail.example', '${photo}', ${before}, ${before});
    insert into sessions (token_hash, user_id, email_verified, last_seen_at, expires_at)
    values ${[customer, admin, secondAdmin].map(session).join(',')};
    insert into sessions (token_hash, user_id, email_verified, created_at, expires_at)
    values (decode('${hash('expired')}', 'hex'), '${customer.id}', true, ${before}, now() - interval '1 hour');
    insert into products (id, product_name, category, price, images)
    values ('${product.id}', '${product.name}', 'Fan', ${product.price}, '{${image}}'),
      ('${otherProduct.id}', '${otherProduct.name}', 'Fan', ${otherProduct.price}, '{${image}}');
    insert into cart_rows (id, user_id, product_id, quantity, added_at)
    values ('${scene.cartRow.id}', '${customer.id}', '${product.id}', ${scene.cartRow.quantity}, ${before});
    insert into orders (id, user_id, email, name, mobile_number, country, district, address, delivery_charge, total_amount,
      delivery_days, placed_at)
    values ${[pending, delivered, paidTwice].map((each) => order(each.id)).join(',')};
    insert into order_items (order_id, position, product_id, name, price, quantity, image)
    values ${[pending, delivered, paidTwice].map((each) => item(each.id)).join(',')};
    update orders set status = 'Delivered', delivered_at = ${before} where id in ('${delivered.id}', '${paidTwice.id}');
    insert into payment_attempts (tran_id, order_id, amount, state, session_key, gateway_url, created_at, next_check_at)
    values ('${pending.expired}', '${pending.id}', ${scene.total}, 'expired', 'key-1', 'https://gateway.example/1', ${ahead}, null),
      ('${pending.open}', '${pending.id}', ${scene.total}, 'open', 'key-2', 'https://gateway.example/2', ${ahead}, ${before});
    insert into payment_attempts (tran_id, order_id, amount, state, val_id, bank_tran_id, risk_level, captured_at)
    values ('${paidTwice.applied}', '${paidTwice.id}', ${scene.total}, 'paid', 'val-applied', 'bank-applied', 0, ${before}),
      ('${paidTwice.duplicate}', '${paidTwice.id}', ${scene.total}, 'duplicate', 'val-duplicate', 'bank-duplicate', 0, ${before});
    update orders set transaction_id = '${paidTwice.applied}', paid_at = ${before} where id = '${paidTwice.id}';
    update orders set customer_review = 'Works well', review_added = ${before} where id = '${paidTwice.id}';
    insert into mails (id, kind, order_id) values ('${id(61)}', 'placed', '${pending.id}');
    insert into order_notes (id, order_id, author_id, text)
    values ('${scene.note.id}', '${pending.id}', '${admin.id}', 'Call before delivery');
    insert into product_imports (id, admin_id, created_at, created, updated)
    values ('${importPlan.id}', '${admin.id}', now() - interval '2 days', 1, 1);
    insert into product_import_rows (import_id, row_number, product_id, version, product)
    values ('${importPlan.id}', 2, '${product.id}', 1, '${JSON.stringify(imported)}'),
      ('${importPlan.id}', 3, '${id(13)}', null, '${JSON.stringify(added)}');
    commit;`
}

/** Kept apart from what an operation leaves: where the jobs have added up what is pending makes no difference. */
const derived: Readonly<Record<string, string>> = {
  order_stats: `select day, district, status, payment, risk_flag, sum(orders) as orders, sum(amount) as amount
    from current_order_stats group by 1, 2, 3, 4, 5 having sum(orders) <> 0 or sum(amount) <> 0`,
  row_counts: 'select table_name, sum(rows) as rows from current_row_counts group by 1',
  sales: `select product_id, sum(quantity) as quantity from (
      select product_id, quantity from pending_sales union all select product_id, quantity from daily_product_sales
    ) as sales group by 1`,
}

/** Not part of the result: counted elsewhere, or of no meaning to the shop's users. */
const leftOut = new Set([
  'changes',
  'rate_limits',
  'pending_order_stats',
  'pending_row_counts',
  'pending_sales',
  'daily_product_sales',
  'daily_stats',
  'order_stats',
  'row_counts',
  'search_words',
  'product_search',
  'database_mode',
  'category_synonyms',
])
const droppedColumns = ['search_text', 'name_key', 'token_hash']
/** Numbered by a sequence, so other orders have other numbers. */
const isNumbered = (table: string) => table === 'audit_log'

/** The rows of each table. */
export type State = Readonly<Record<string, readonly unknown[]>>

type Column = { table: string; column: string; isGenerated: boolean }

/** A database with the scene, which is put back after each run. */
export async function createScene(changes: readonly string[]) {
  const { url, db, drop } = await freshDatabase({ seed: 'empty' })
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(describeScene())
  for (const change of changes) await client.query(change)
  const { rows: columns } = await client.query<Column>(`
    select c.relname as table, a.attname as column, a.attgenerated <> '' as "isGenerated"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname !~ '^schema_'
    order by 1, a.attnum`)
  const tables = [...new Set(columns.map(({ table }) => table))]
  const restoreTable = (table: string) => {
    const names = columns
      .filter((each) => each.table === table && !each.isGenerated)
      .map(({ column }) => `"${column}"`)
      .join(', ')
    return `
      if exists ((select ${names} from public.${table} except all select ${names} from scene.${table})
          union all (select ${names} from scene.${table} except all select ${names} from public.${table})) then
        delete from public.${table};
        insert into public.${table} (${names}) overriding system value select ${names} from scene.${table};
      end if;`
  }
  await client.query(`
    create schema scene;
    ${tables.map((table) => `create table scene.${table} as table public.${table};`).join('\n')}
    create procedure scene.restore() language plpgsql as $restore$ begin ${tables.map(restoreTable).join('')} end $restore$;`)
  // Neither triggers nor foreign keys act on what puts the scene back.
  await client.query('set session_replication_role = replica')

  const stateQueries = [
    ...tables
      .filter((table) => !leftOut.has(table))
      .map((table) => {
        const dropped = [...droppedColumns, ...(isNumbered(table) ? ['id'] : [])]
        return [
          table,
          `select to_jsonb(t) - '{${dropped.join(',')}}'::text[] as entry from ${table} t`,
        ]
      }),
    ...Object.entries(derived).map(([name, query]) => [
      name,
      `select to_jsonb(t) as entry from (${query}) t`,
    ]),
  ]
  const readState = `select jsonb_build_object(${stateQueries
    .map(
      ([name, query]) =>
        `'${name}', (select coalesce(jsonb_agg(entry), '[]') from (${query}) as rows)`,
    )
    .join(', ')}) as state`
  const rules = toText(db)
  let restores = 0

  return {
    url,
    client,
    async restore() {
      await client.query({ name: 'restore', text: 'call scene.restore()' })
      // Dead rows would make each run slower than the one before.
      if (++restores % 200 === 0) await client.query('vacuum')
    },
    /** The rows, and the rules of `checkData` that they break, in one statement. */
    async read(): Promise<{ state: State; brokenRules: string[] }> {
      const { rows } = await client.query<{ state: State; brokenRules: string[] }>({
        name: 'read',
        text: `select (${readState}) as state, array(${rules}) as "brokenRules"`,
      })
      const [found] = rows
      if (!found) throw new Error('The database returned no state')
      return found
    },
    async close() {
      await client.end()
      await drop()
    },
  }
}

export type Scene = Awaited<ReturnType<typeof createScene>>

function toText(db: Database): string {
  const parts = dataRules.map(({ text, broken }) => {
    const compiled = broken.compile(db)
    if (compiled.parameters.length > 0) throw new Error(`The rule "${text}" has parameters`)
    return `select '${text.replaceAll("'", "''")}: ' || min(subject) as rule from (${compiled.sql}) as broken having count(*) > 0`
  })
  return parts.join('\nunion all\n')
}
