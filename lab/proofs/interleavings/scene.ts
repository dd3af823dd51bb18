import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { dataRules } from '../../../server/src/db/dataRules'
import type { Database } from '../../../server/src/db/pool'
import { freshDatabase } from '../../../server/test/support/database'
import { isAged } from '../../conditions'
import { fillNames } from '../../people/requestLine'

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const tranId = (name: string) => `01${name.padEnd(24, '0')}`

/** What the scene has, as requests in one line name it. */
export const names = {
  customer: id(1),
  admin: id(2),
  secondAdmin: id(3),
  deletedUser: id(4),
  product: id(11),
  otherProduct: id(12),
  newProduct: id(13),
  cartRow: id(21),
  pending: id(31),
  delivered: id(32),
  paidTwice: id(33),
  packed: id(34),
  handedOver: id(35),
  address: id(71),
  newAddress: id(72),
  otherNewAddress: id(73),
  photo: `/uploads/${id(91)}-960.webp`,
  expired: tranId('EXP'),
  open: tranId('PEN'),
  applied: tranId('PAD'),
  duplicate: tranId('DVP'),
  note: id(41),
  newNote: id(42),
  customerNote: id(43),
  newCustomerNote: id(44),
  sharedView: id(91),
  newView: id(92),
  otherNewView: id(93),
  importPlan: id(51),
  plannedEdit: id(52),
  appliedEdit: id(53),
  mail: id(61),
  alertMail: id(62),
  answerMail: id(63),
  alert: id(81),
  servedAlert: id(82),
  openReturn: id(91),
  acceptedReturn: id(92),
  newReturn: id(93),
  otherNewReturn: id(94),
  openKey: id(83),
  servedKey: id(84),
  anHourAgo: new Date(Date.now() - 3_600_000).toISOString(),
}

/** Read when a scene is made: the conditions are set after this module is loaded. */
const times = () => ({
  ahead: `now() + interval '1 day'`,
  lately: `now() - interval '2 hours'`,
  before: `now() - interval '${isAged() ? '2 years' : '2 hours'}'`,
})

/** Kept apart from what an operation leaves: where the jobs have added up what is pending makes no difference. */
const derived: Readonly<Record<string, string>> = {
  order_stats: `select day, district, status, payment, risk_flag, sum(orders) as orders, sum(amount) as amount
    from current_order_stats group by 1, 2, 3, 4, 5 having sum(orders) <> 0 or sum(amount) <> 0`,
  row_counts: 'select table_name, sum(rows) as rows from current_row_counts group by 1',
  sales: `select product_id, sum(quantity) as quantity from (
      select product_id, quantity from pending_sales union all select product_id, quantity from daily_product_sales
    ) as sales group by 1`,
  stars: `select product_id, stars, sum(reviews) as reviews from (
      select id as product_id, stars, star_counts[stars] as reviews from products, generate_series(1, 5) as stars
      union all select product_id, stars, change from pending_stars
    ) as stars group by 1, 2 having sum(reviews) <> 0`,
}

/** Not part of the result: counted elsewhere, or of no meaning to the shop's users. */
const leftOut = new Set([
  'changes',
  'rate_limits',
  'pending_order_stats',
  'pending_row_counts',
  'pending_sales',
  'pending_stars',
  'daily_product_sales',
  'daily_stats',
  'order_stats',
  'row_counts',
  'search_words',
  'product_search',
  'database_mode',
  'category_synonyms',
])
const droppedColumns = ['search_text', 'name_key', 'token_hash', 'star_counts']
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
  const scene = await readFile('lab/proofs/interleavings/scene.sql', 'utf8')
  await client.query(fillNames(scene, { ...names, ...times() }))
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

function toText(db: Database): string {
  const parts = dataRules.map(({ text, broken }) => {
    const compiled = broken.compile(db)
    if (compiled.parameters.length > 0) throw new Error(`The rule "${text}" has parameters`)
    return `select '${text.replaceAll("'", "''")}: ' || min(subject) as rule from (${compiled.sql}) as broken having count(*) > 0`
  })
  return parts.join('\nunion all\n')
}
