import { type RawBuilder, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { FieldKind } from '../../../../common/fieldRow'
import { fields } from '../../../../common/mapFields'
import type { Session } from '../../contract/types'
import type { Database } from '../../db/pool'
import { type Transaction, transaction } from '../../db/transaction'
import { notFound } from '../../http/problem'
import { type Outcome, toBulkOutcome } from '../../listing/bulk'
import { type Action, diffValues, recordActions } from '../audit'
import { requireUploads } from '../images'
import {
  fieldColumns,
  newProductValues,
  type ProductRow,
  type ProductValues,
  productColumns,
  toColumns,
  toProductValues,
} from './product'
import { hasSamePrices, type Prices } from './rules'

const toAuditSubject = ({ id, product_name: label }: Pick<ProductRow, 'id' | 'product_name'>) => ({
  subject: `Product/${id}` as const,
  label,
})

/** Returns the product if there is already one with this ID; undefined if it has been deleted. */
export function addProduct(
  db: Database,
  session: Session,
  values: ProductValues,
  id = newId(),
): Promise<ProductRow | undefined> {
  return transaction(db, async (trx) => {
    await requireUploads(trx, 'images', values.images)
    const row = await trx
      .insertInto('products')
      .values({ id, ...toColumns(values) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning(productColumns)
      .executeTakeFirst()
    if (!row) {
      return trx
        .selectFrom('products')
        .select(productColumns)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    }
    await recordActions(trx, session, {
      action: 'createProduct',
      ...toAuditSubject(row),
      after: toProductValues(row),
    })
    return row
  })
}

/** Changes the product if `canChange` allows it for the current row. */
function changeProduct(
  db: Database,
  session: Session,
  id: string,
  values: Partial<ReturnType<typeof toColumns>>,
  canChange: (current: ProductRow) => boolean,
): Promise<ProductRow | undefined> {
  return transaction(db, async (trx) => {
    const before = await trx
      .selectFrom('products')
      .select(productColumns)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!before || !canChange(before)) return undefined
    const addedImages = values.images?.filter((url) => !before.images.includes(url)) ?? []
    await requireUploads(trx, 'images', addedImages)
    const after = await trx
      .updateTable('products')
      .set(values)
      .where('id', '=', id)
      .returning(productColumns)
      .executeTakeFirstOrThrow()
    const { isChanged, ...changes } = diffValues(toProductValues(before), toProductValues(after))
    if (isChanged) {
      const entry = { action: 'updateProduct', ...toAuditSubject(after), ...changes } as const
      await recordActions(trx, session, entry)
    }
    return after
  })
}

/** Changes the product only if it has the given version; undefined accepts any version. */
export const editProduct = (
  db: Database,
  session: Session,
  id: string,
  values: ProductValues,
  version: number | undefined,
) =>
  changeProduct(
    db,
    session,
    id,
    toColumns(values),
    (current) => version === undefined || version === current.version,
  )

/** Changes the prices only if they are still the previous ones; a repeated call succeeds too. */
export const setPrice = (
  db: Database,
  session: Session,
  id: string,
  { price, discountPrice }: Prices,
  previous: Prices,
) =>
  changeProduct(db, session, id, { price, discount_price: discountPrice }, (current) => {
    const prices = toProductValues(current)
    return hasSamePrices(prices, previous) || hasSamePrices(prices, { price, discountPrice })
  })

type WholeProduct = { id: string; isNew: boolean; values: ProductValues }

/** Fields that it lacks stay as they are: an import may have been checked by a version that did not have them. */
type SavedProduct = Omit<WholeProduct, 'values'> & { values: Partial<ProductValues> }

const toJson = (products: readonly WholeProduct[]) =>
  JSON.stringify(products.map(({ id, values }) => ({ id, ...toColumns(values) })))

const sqlTypes = {
  text: 'text',
  longText: 'text',
  category: 'text',
  amount: 'numeric',
  number: 'integer',
  yesNo: 'boolean',
  list: 'text[]',
  pictures: 'text[]',
  attributes: 'text[]',
} as const satisfies Record<FieldKind, string>

const productColumnList = sql.join(productColumns.map((column) => sql.ref(column)))
const columnList = sql.join(fieldColumns.map((column) => sql.ref(column)))
const recordOfProduct = sql`as v (id uuid, ${sql.join(
  fields.map(({ column, kind }) => sql`${sql.ref(column)} ${sql.raw(sqlTypes[kind])}`),
)})`

/** Adds or changes many products, which the caller has locked. */
export async function saveProducts(
  trx: Transaction,
  session: Session,
  saved: readonly SavedProduct[],
): Promise<void> {
  const ids = saved.filter(({ isNew }) => !isNew).map(({ id }) => id)
  const { rows } = await sql<ProductRow>`
    select ${productColumnList} from products where id = any (${ids}::uuid[])`.execute(trx)
  const before = new Map(rows.map((row) => [row.id, toProductValues(row)]))
  const products = saved.map(({ values, ...product }) => ({
    ...product,
    values: { ...(before.get(product.id) ?? newProductValues), ...values },
  }))
  const added = products.filter(({ isNew }) => isNew)
  const changed = products.filter(({ isNew }) => !isNew)
  await sql`
    insert into products (id, ${columnList})
    select v.* from jsonb_to_recordset(${toJson(added)}::jsonb) ${recordOfProduct}`.execute(trx)
  const changedFields = new Set<string>()
  const actions = products.map(({ id, values }): Action => {
    const subject = toAuditSubject({ id, product_name: values.productName })
    const previous = before.get(id)
    if (!previous) return { action: 'createProduct', ...subject, after: values }
    const { before: old, after } = diffValues(previous, values)
    for (const name of Object.keys(after)) changedFields.add(name)
    return { action: 'updateProduct', ...subject, before: old, after }
  })
  // No others, because triggers index the words of the columns that are set.
  const columns = fields.filter(({ name }) => changedFields.has(name))
  if (columns.length > 0) {
    const changes = columns.map(({ column }) => sql`${sql.ref(column)} = ${sql.ref(`v.${column}`)}`)
    await sql`
      update products p set ${sql.join(changes)}
      from jsonb_to_recordset(${toJson(changed)}::jsonb) ${recordOfProduct}
      where p.id = v.id`.execute(trx)
  }
  await recordActions(trx, session, actions)
}

/** From here on, one event announces all products. */
const maxEvents = 100

/** Before so many products are changed: with one event if they are many, in place of an event for each. */
export async function announceProducts(trx: Transaction, count: number) {
  if (count <= maxEvents) return
  await sql`select set_config('jontro.announces_all_products', 'on', true)`.execute(trx)
  await sql`
    select notify_change(
      array['Product', 'ProductList', 'ProductSearch', 'Product/*', 'Category/*', 'Dashboard'], null)`.execute(
    trx,
  )
}

type Named = { id: string; product_name: string }

/** Locks rows in the order of their IDs, so that concurrent commands cannot deadlock. */
const lockById = (ids: readonly string[]): RawBuilder<unknown> => sql`
  select id, product_name, category, price, in_stock from products
  where id = any (${ids}::uuid[]) and deleted_at is null order by id for update`

/** Soft delete: carts and orders still reference the products. */
export function deleteProducts(
  db: Database,
  session: Session,
  ids: readonly string[],
): Promise<Outcome<Named>> {
  return transaction(db, async (trx) => {
    const { rows } = await sql<Named & { category: string; price: string }>`
      with active as (${lockById(ids)})
      update products p set deleted_at = now()
      from active where p.id = active.id
      returning p.id, p.product_name, p.category, p.price`.execute(trx)
    await recordActions(
      trx,
      session,
      rows.map((row) => ({
        action: 'deleteProduct',
        ...toAuditSubject(row),
        before: {
          productName: row.product_name,
          category: row.category,
          price: Number(row.price),
        },
      })),
    )
    return toBulkOutcome(ids, rows, () => notFound('Product'))
  })
}

async function changeStock(trx: Transaction, ids: readonly string[], inStock: boolean) {
  const { rows } = await sql<Named & { was_in_stock: boolean }>`
    with active as (${lockById(ids)}),
    changed as (
      update products p set in_stock = ${inStock} from active
      where p.id = active.id and active.in_stock <> ${inStock}
    )
    select id, product_name, in_stock as was_in_stock from active`.execute(trx)
  return rows
}

/** Products that have the requested state already count as done, but are not recorded. */
export function setStock(
  db: Database,
  session: Session,
  ids: readonly string[],
  inStock: boolean,
): Promise<Outcome<Named>> {
  return transaction(db, async (trx) => {
    const rows = await changeStock(trx, ids, inStock)
    await recordActions(
      trx,
      session,
      rows
        .filter((row) => row.was_in_stock !== inStock)
        .map((row) => ({
          action: 'updateProduct',
          ...toAuditSubject(row),
          before: { inStock: !inStock },
          after: { inStock },
        })),
    )
    return toBulkOutcome(ids, rows, () => notFound('Product'))
  })
}
