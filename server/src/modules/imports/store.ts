import { sql } from 'kysely'
import type { Session } from '../../contract/types'
import type { Database } from '../../db/pool'
import { type Transaction, transaction } from '../../db/transaction'
import { conflict, notFound } from '../../http/problem'
import {
  announceProducts,
  type ProductRow,
  type ProductValues,
  productColumns,
  saveProducts,
} from '../catalog'
import { lockUploads } from '../images'
import * as messages from './messages'

/** A trigger indexes the words of each product, so a batch of these takes longer. */
const saveBatchSize = 50
const maxNamedRows = 100

export async function findProductsById(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, ProductRow>> {
  const rows = await db
    .selectFrom('products')
    .select(productColumns)
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** By the name that was looked for, in lower and upper case alike. */
export async function findProductsByName(
  db: Database,
  names: readonly string[],
): Promise<Map<string, ProductRow[]>> {
  const found = new Map<string, ProductRow[]>()
  // A file may have one name in every row.
  const { rows } = await sql<ProductRow & { searched: string }>`
    select n.searched, ${sql.join(productColumns.map((column) => sql.ref(`p.${column}`)))}
    from unnest(${[...new Set(names)]}::text[]) as n (searched)
      join products p on p.name_key collate "C" = lower(n.searched)
    where p.deleted_at is null`.execute(db)
  for (const { searched, ...row } of rows)
    found.set(searched, [...(found.get(searched) ?? []), row])
  return found
}

/** Each is looked for in the part of the index that is not sorted yet, too. */
const maxSearchedPictures = 50

/**
 * Returns the addresses of pictures that were uploaded, which stay until the transaction ends, and adds to `used` those of pictures that
 * a product has.
 */
export async function findKnownPictures(
  trx: Transaction,
  urls: readonly string[],
  used: Set<string>,
): Promise<Set<string>> {
  if (urls.length === 0) return new Set()
  const uploaded = await lockUploads(trx, urls)
  const others = urls.filter((url) => !uploaded.has(url) && !used.has(url))
  for (let at = 0; at < others.length; at += maxSearchedPictures) {
    const { rows } = await sql<{ url: string }>`
      select u.url from unnest(${others.slice(at, at + maxSearchedPictures)}::text[]) as u (url)
      where exists (select from products p where p.images @> array[u.url])`.execute(trx)
    for (const { url } of rows) used.add(url)
  }
  return uploaded
}

export type PlannedRow = {
  row: number
  id: string
  /** Undefined if the product is added. */
  version: number | undefined
  values: ProductValues
}

/** What an import changes is stored until the admin confirms it; nobody else has its ID before it is complete. */
export const createPlan = (db: Database, { userId }: Session, id: string) =>
  db
    .insertInto('product_imports')
    .values({ id, admin_id: userId, created: 0, updated: 0 })
    .execute()

export const savePlannedRows = (trx: Transaction, id: string, rows: readonly PlannedRow[]) =>
  sql`
    insert into product_import_rows (import_id, row_number, product_id, version, product)
    select ${id}, r.row, r.id, r.version, r.values
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (row integer, id uuid, version integer, values jsonb)`.execute(trx)

export const finishPlan = (db: Database, id: string, counts: ImportResult) =>
  db.updateTable('product_imports').set(counts).where('id', '=', id).execute()

/** With its rows, of which a large import has many. */
export const deletePlan = (slowDb: Database, id: string) =>
  slowDb.deleteFrom('product_imports').where('id', '=', id).execute()

/** One import at a time, in all processes: two could add the same products. */
async function lockImports(trx: Transaction) {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('product import')) as "isLocked"`.execute(trx)
  if (!rows[0]?.isLocked) {
    throw conflict('import_running', messages.otherImport)
  }
}

type OutdatedRow = { row: number; productName: string }

/** Locks the products in the order of their IDs and returns the rows whose product is not as the check saw it. */
async function findOutdatedRows(trx: Transaction, importId: string) {
  await sql`
    select from products p
    where p.id in (select product_id from product_import_rows where import_id = ${importId})
    order by p.id for no key update`.execute(trx)
  const { rows } = await sql<OutdatedRow>`
    select r.row_number as row, coalesce(p.product_name, r.product ->> 'productName') as "productName"
    from product_import_rows r left join products p on p.id = r.product_id and p.deleted_at is null
    where r.import_id = ${importId} and r.version is not null and p.version is distinct from r.version
    union all
    select r.row_number, p.product_name
    from product_import_rows r
      join products p on p.name_key collate "C" = lower(r.product ->> 'productName')
    where r.import_id = ${importId} and r.version is null and p.deleted_at is null
    order by 1 limit ${maxNamedRows}`.execute(trx)
  return rows
}

async function saveRows(trx: Transaction, session: Session, importId: string) {
  for (let last = 0; ; ) {
    const { rows } = await sql<{
      row: number
      id: string
      version: number | null
      values: Partial<ProductValues>
    }>`
      select row_number as row, product_id as id, version, product as values
      from product_import_rows where import_id = ${importId} and row_number > ${last}
      order by row_number limit ${saveBatchSize}`.execute(trx)
    await saveProducts(
      trx,
      session,
      rows.map(({ id, version, values }) => ({ id, isNew: version === null, values })),
    )
    const next = rows.at(-1)?.row
    if (next === undefined) return
    last = next
  }
}

export type ImportResult = { created: number; updated: number }

const maxNamedProducts = 3

function toOutdated(rows: readonly OutdatedRow[]) {
  const named = rows.slice(0, maxNamedProducts)
  const others = rows.length - named.length
  const more = others === maxNamedRows - maxNamedProducts ? 'many' : others
  return conflict('edited_meanwhile', messages.outdated(named, more), { rows })
}

/** Applies a plan once; a repeated call returns the same result. */
export const applyPlan = (slowDb: Database, session: Session, id: string): Promise<ImportResult> =>
  transaction(slowDb, async (trx) => {
    await lockImports(trx)
    const plan = await trx
      .selectFrom('product_imports')
      .select(['created', 'updated', 'applied_at'])
      .where('id', '=', id)
      .where('admin_id', '=', session.userId)
      // So that the job does not purge an old plan that is being applied.
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!plan) throw notFound('This import')
    const { applied_at: appliedAt, ...result } = plan
    if (appliedAt) return result
    const rows = await findOutdatedRows(trx, id)
    if (rows.length > 0) throw toOutdated(rows)
    await announceProducts(trx, result.created + result.updated)
    await saveRows(trx, session, id)
    await trx.deleteFrom('product_import_rows').where('import_id', '=', id).execute()
    await trx
      .updateTable('product_imports')
      .set({ applied_at: sql`now()` })
      .where('id', '=', id)
      .execute()
    return result
  })

/** Imports that were never confirmed, and the results of those that were. */
export const purgeImports = (db: Database) =>
  sql`delete from product_imports where created_at < now() - interval '1 day'`.execute(db)
