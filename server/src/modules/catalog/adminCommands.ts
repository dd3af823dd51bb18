import { type RawBuilder, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Session } from '../../auth/session'
import type { Database } from '../../db/pool'
import { type Transaction, transaction } from '../../db/transaction'
import { notFound } from '../../http/problem'
import { type Outcome, outcomeOf } from '../../listing/bulk'
import { changesOf, recordActions } from '../audit/record'
import { type ProductRow, productColumns } from './product'
import type { ProductFacts } from './rules'

const toColumns = (facts: ProductFacts) => ({
  product_name: facts.productName,
  category: facts.category,
  price: facts.price,
  discount_price: facts.discountPrice,
  in_stock: facts.inStock,
  key_features: facts.keyFeatures,
  images: facts.images,
  description: facts.description,
})

const factsOf = (row: ProductRow): ProductFacts => ({
  productName: row.product_name,
  category: row.category,
  price: Number(row.price),
  discountPrice: row.discount_price === null ? null : Number(row.discount_price),
  inStock: row.in_stock,
  keyFeatures: row.key_features,
  images: row.images,
  description: row.description,
})

const aboutProduct = ({ id, product_name: label }: Pick<ProductRow, 'id' | 'product_name'>) => ({
  subject: `Product/${id}` as const,
  label,
})

export function addProduct(
  db: Database,
  session: Session,
  facts: ProductFacts,
): Promise<ProductRow> {
  return transaction(db, async (trx) => {
    const row = await trx
      .insertInto('products')
      .values({ id: newId(), ...toColumns(facts) })
      .returning(productColumns)
      .executeTakeFirstOrThrow()
    await recordActions(trx, session, [
      { action: 'createProduct', ...aboutProduct(row), after: factsOf(row) },
    ])
    return row
  })
}

/** Changes the product only while it has the given version; any version where none is given. */
export function editProduct(
  db: Database,
  session: Session,
  id: string,
  facts: ProductFacts,
  version: number | undefined,
): Promise<ProductRow | undefined> {
  return transaction(db, async (trx) => {
    const before = await trx
      .selectFrom('products')
      .select(productColumns)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!before || (version !== undefined && version !== before.version)) return undefined
    const after = await trx
      .updateTable('products')
      .set(toColumns(facts))
      .where('id', '=', id)
      .returning(productColumns)
      .executeTakeFirstOrThrow()
    const { isChanged, ...changes } = changesOf(factsOf(before), factsOf(after))
    if (isChanged) {
      const entry = { action: 'updateProduct', ...aboutProduct(after), ...changes } as const
      await recordActions(trx, session, [entry])
    }
    return after
  })
}

type Named = { id: string; product_name: string }

/** Locked in one order by all who change several, so that two of them can't wait for each other in a circle. */
const lockInOrder = (ids: readonly string[]): RawBuilder<unknown> => sql`
  select id, product_name, category, price, in_stock from products
  where id = any (${ids}::uuid[]) and deleted_at is null order by id for update`

/** Carts and orders still name the products, so their rows stay. */
export function deleteProducts(
  db: Database,
  session: Session,
  ids: readonly string[],
): Promise<Outcome<Named>> {
  return transaction(db, async (trx) => {
    const { rows } = await sql<Named & { category: string; price: string }>`
      with living as (${lockInOrder(ids)})
      update products p set deleted_at = now()
      from living where p.id = living.id
      returning p.id, p.product_name, p.category, p.price`.execute(trx)
    await recordActions(
      trx,
      session,
      rows.map((row) => ({
        action: 'deleteProduct',
        ...aboutProduct(row),
        before: {
          productName: row.product_name,
          category: row.category,
          price: Number(row.price),
        },
      })),
    )
    return outcomeOf(ids, rows, () => notFound('Product'))
  })
}

async function changeStock(trx: Transaction, ids: readonly string[], inStock: boolean) {
  const { rows } = await sql<Named & { was_in_stock: boolean }>`
    with living as (${lockInOrder(ids)}),
    changed as (
      update products p set in_stock = ${inStock} from living
      where p.id = living.id and living.in_stock <> ${inStock}
    )
    select id, product_name, in_stock as was_in_stock from living`.execute(trx)
  return rows
}

/** What is as asked already counts as done, and is nothing to record. */
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
          ...aboutProduct(row),
          before: { inStock: !inStock },
          after: { inStock },
        })),
    )
    return outcomeOf(ids, rows, () => notFound('Product'))
  })
}
