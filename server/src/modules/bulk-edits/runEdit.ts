import { sql } from 'kysely'
import type { ResponseBody, Session } from '../../contract/types'
import type { Database } from '../../db/pool'
import { type Transaction, transaction } from '../../db/transaction'
import { notFound } from '../../http/problem'
import { recordActions } from '../audit'
import { announceProducts } from '../catalog'
import { chunkSize, firstId } from './chunks'

type BulkEditResult = ResponseBody<'applyBulkEdit'>

const maxNamed = 10

const fields = [
  ['price', 'price'],
  ['discount_price', 'discountPrice'],
  ['in_stock', 'inStock'],
] as const

type Side = 'old' | 'new'

/** As the audit log has it: the fields that differ. */
const valuesOf = (side: Side) =>
  sql.join(
    fields.map(([column, name]) => {
      const differs = sql`${sql.ref(`c.old_${column}`)} is distinct from ${sql.ref(`c.new_${column}`)}`
      const value = sql`jsonb_build_object(${sql.lit(name)}, ${sql.ref(`c.${side}_${column}`)})`
      return sql`case when ${differs} then ${value} else '{}' end`
    }),
    sql` || `,
  )

/**
 * Saves the rows after `last` whose products are as the edit saw them, or left them, and returns the last of them. In the order of their
 * IDs, in which other commands lock products too.
 */
async function saveChunk(
  trx: Transaction,
  { userId, email }: Session,
  editId: string,
  side: Side,
  last: string,
): Promise<string | undefined> {
  const isUndo = side === 'old'
  const changes = fields.map(
    ([column]) => sql`${sql.ref(column)} = ${sql.ref(`c.${side}_${column}`)}`,
  )
  const mark = isUndo ? sql`is_restored = true` : sql`saved_version = saved.version`
  const { rows } = await sql<{ id: string }>`
    with c as materialized (
      select r.*, r.product_id as id from bulk_edit_rows r
      where edit_id = ${editId} and product_id > ${last} order by product_id limit ${chunkSize}
    ),
    unchanged as materialized (
      select p.id, p.product_name from products p join c using (id)
      where p.version = ${isUndo ? sql`c.saved_version` : sql`c.version`} and p.deleted_at is null
      order by p.id for no key update of p
    ),
    saved as (
      update products p set ${sql.join(changes)} from c join unchanged using (id) where p.id = c.id
      returning p.id, p.version
    ),
    marked as (
      update bulk_edit_rows r set ${mark} from saved where r.edit_id = ${editId} and r.product_id = saved.id
    ),
    logged as (
      insert into audit_log (actor_id, actor_email, action, subject, label, details)
      select ${userId}, ${email}, 'updateProduct', 'Product/' || id, product_name,
        jsonb_build_object('before', ${valuesOf(isUndo ? 'new' : 'old')}, 'after', ${valuesOf(side)})
      from c join unchanged using (id) order by id
    )
    select id from c order by id desc limit 1`.execute(trx)
  return rows[0]?.id
}

async function saveAll(trx: Transaction, session: Session, editId: string, side: Side) {
  for (let last: string | undefined = firstId; last !== undefined; ) {
    last = await saveChunk(trx, session, editId, side, last)
  }
}

const isDone = (side: Side) => (side === 'new' ? sql`saved_version is not null` : sql`is_restored`)

/** Of what was applied or undone: how many products, and the names of some that were left as they are. */
async function readResult(trx: Transaction, editId: string, side: Side): Promise<BulkEditResult> {
  // What was not saved has nothing to restore.
  const rowsOf = sql`bulk_edit_rows r where r.edit_id = ${editId} and ${side === 'new' ? sql`true` : isDone('new')}`
  const { rows } = await sql<Pick<BulkEditResult, 'changed' | 'skipped'>>`
    select count(*) filter (where ${isDone(side)}) as changed, count(*) filter (where not ${isDone(side)}) as skipped
    from ${rowsOf}`.execute(trx)
  const { rows: skipped } = await sql<{ name: string }>`
    select p.product_name as name from products p
    where p.id in (select product_id from ${rowsOf} and not ${isDone(side)})
    order by p.id limit ${maxNamed}`.execute(trx)
  return {
    ...(rows[0] ?? { changed: 0, skipped: 0 }),
    skippedProducts: skipped.map(({ name }) => name),
  }
}

const maxLabelled = 3

async function readLabel(trx: Transaction, editId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select product_name as name from products
    where id in (select product_id from bulk_edit_rows where edit_id = ${editId} order by product_id limit ${maxLabelled + 1})
    order by id`.execute(trx)
  const names = rows.slice(0, maxLabelled).map(({ name }) => name)
  return [...names, ...(rows.length > maxLabelled ? ['…'] : [])].join(', ')
}

/** Applies or undoes an edit once; a repeated call returns the same result. */
function runOnce(slowDb: Database, session: Session, id: string, side: Side) {
  const isUndo = side === 'old'
  return transaction(slowDb, async (trx): Promise<BulkEditResult> => {
    const edit = await trx
      .selectFrom('bulk_edits')
      .select(['admin_id', 'products', 'applied_at', 'undone_at'])
      .select(sql<Record<string, unknown>>`summary`.as('summary'))
      .where('id', '=', id)
      // So that the job does not purge it meanwhile.
      .forNoKeyUpdate()
      .executeTakeFirst()
    const isThere = isUndo ? edit?.applied_at != null : edit?.admin_id === session.userId
    if (!edit || !isThere) throw notFound('This change')
    if (isUndo ? edit.undone_at : edit.applied_at) return readResult(trx, id, side)
    await announceProducts(trx, edit.products)
    await saveAll(trx, session, id, side)
    const result = await readResult(trx, id, side)
    const { changed, skipped } = result
    await recordActions(trx, session, {
      action: isUndo ? 'undoBulkEdit' : 'applyBulkEdit',
      subject: `BulkEdit/${id}`,
      label: await readLabel(trx, id),
      after: {
        ...(isUndo ? {} : edit.summary),
        products: changed,
        ...(skipped > 0 && { skipped }),
      },
    })
    await trx
      .updateTable('bulk_edits')
      .set(isUndo ? { undone_at: sql`now()` } : { applied_at: sql`now()` })
      .where('id', '=', id)
      .execute()
    return result
  })
}

/** Leaves products as they are that were changed or deleted after the preview. */
export const applyEdit = (slowDb: Database, session: Session, id: string) =>
  runOnce(slowDb, session, id, 'new')

/** Leaves products as they are that were changed or deleted after the edit. */
export const undoEdit = (slowDb: Database, session: Session, id: string) =>
  runOnce(slowDb, session, id, 'old')

/** Edits that were never applied, and those that are too old to be undone. */
export const purgeBulkEdits = (db: Database) =>
  sql`
    delete from bulk_edits
    where created_at < now() - interval '7 days' or applied_at is null and created_at < now() - interval '1 day'`.execute(
    db,
  )
