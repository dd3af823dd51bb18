import { type RawBuilder, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { inLanguage } from '../../../../common/text'
import type { ResponseBody, Session } from '../../contract/types'
import type { Database } from '../../db/pool'
import { type Transaction, transaction } from '../../db/transaction'
import { productListing } from '../catalog'
import { chunkSize, firstId } from './chunks'
import { type BulkEdit, editOffer, type Offer, summarizeEdit } from './rules'

type Preview = ResponseBody<'previewBulkEdit'>

/** Of the changes, and of the problems. */
const maxListed = 20

type ProductOffer = Offer & { id: string; productName: string; version: number }

async function readChunk(
  trx: Transaction,
  where: RawBuilder<boolean>,
  last: string,
): Promise<ProductOffer[]> {
  const { rows } = await sql<
    Omit<ProductOffer, 'price' | 'discountPrice'> & { price: string; discountPrice: string | null }
  >`
    select p.id, p.product_name as "productName", p.version, p.price, p.discount_price as "discountPrice",
      p.in_stock as "inStock"
    from products p where ${where} and p.id > ${last} order by p.id limit ${chunkSize}`.execute(trx)
  return rows.map(({ price, discountPrice, ...row }) => ({
    ...row,
    price: Number(price),
    discountPrice: discountPrice === null ? null : Number(discountPrice),
  }))
}

type Change = { product: ProductOffer; after: Offer }

async function saveRows(trx: Transaction, editId: string, changes: readonly Change[]) {
  const rows = changes.map(({ product, after }) => ({
    ...product,
    newPrice: after.price,
    newDiscountPrice: after.discountPrice,
    newInStock: after.inStock,
  }))
  await sql`
    insert into bulk_edit_rows (edit_id, product_id, version, old_price, old_discount_price, old_in_stock, new_price,
      new_discount_price, new_in_stock)
    select ${editId}, r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, version integer, price numeric, "discountPrice" numeric, "inStock" boolean, "newPrice" numeric,
        "newDiscountPrice" numeric, "newInStock" boolean)`.execute(trx)
}

const toOffer = ({ price, discountPrice, inStock }: Offer) => ({ price, discountPrice, inStock })

/** Plans an edit; changes no product. */
export const previewEdit = (
  slowDb: Database,
  { userId }: Session,
  { ids, filter, ...edit }: BulkEdit,
): Promise<Preview> =>
  transaction(slowDb, async (trx) => {
    const { where } = productListing({ ...filter, ...(ids && { ids: ids.join(',') }) })
    const id = newId()
    await trx
      .insertInto('bulk_edits')
      .values({ id, admin_id: userId, summary: JSON.stringify(summarizeEdit(edit)) })
      .execute()
    const preview: Preview = { changed: 0, unchanged: 0, refused: 0, changes: [], problems: [] }
    for (let last = firstId; ; ) {
      const products = await readChunk(trx, where, last)
      const changes: Change[] = []
      for (const product of products) {
        const { id: _id, productName } = product
        const edited = editOffer(product, edit)
        if (!edited) preview.unchanged++
        else if (edited.problem) {
          preview.refused++
          if (preview.problems.length < maxListed) {
            preview.problems.push({
              _id,
              productName,
              message: inLanguage('en')(edited.problem),
              messageBn: inLanguage('bn')(edited.problem),
            })
          }
        } else {
          changes.push({ product, after: edited.after })
          if (preview.changes.length < maxListed) {
            preview.changes.push({
              _id,
              productName,
              before: toOffer(product),
              after: toOffer(edited.after),
            })
          }
        }
      }
      preview.changed += changes.length
      if (changes.length > 0) await saveRows(trx, id, changes)
      const next = products.at(-1)?.id
      if (next === undefined) break
      last = next
    }
    const { changed } = preview
    const plan = trx.updateTable('bulk_edits').set({ products: changed }).where('id', '=', id)
    if (changed > 0) await plan.execute()
    else await trx.deleteFrom('bulk_edits').where('id', '=', id).execute()
    return { ...(changed > 0 && { _id: id }), ...preview }
  })
