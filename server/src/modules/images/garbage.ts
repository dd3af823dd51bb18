import { type QueryResult, type RawBuilder, sql } from 'kysely'
import type { FileStorage } from '../../adapters/storage'
import type { Database } from '../../db/pool'
import { suffixes } from './render'
import { toFileName } from './store'

const batchSize = 500
const firstId = '00000000-0000-0000-0000-000000000000'

type Batch = { orphans: string[]; last: string | null }

/**
 * Each table is read by its index on pictures, so that the cost of a batch does not grow with the tables; checked imports, of
 * which there are few, are read whole.
 */
const isUnused = (url: RawBuilder<unknown>) => sql`(
  not exists (select from users u where u.photo = ${url} and u.photo like '/uploads/%')
  and not exists (select from products p where p.images @> array[${url}])
  and not exists (select from orders o where o.review_photos @> array[${url}] and o.review_photos <> '{}')
  and not exists (
    select from order_items i where i.image = ${url} and i.image like '/uploads/%'
  )
  and not exists (select from return_requests r where r.photos @> array[${url}])
  and ${url} not in (
    select jsonb_array_elements_text(product -> 'images') from product_import_rows
  )
)`

export const findOrphans = (after: string) => sql<Batch>`
  with batch as materialized (
    select id, url from images
    where id > ${after} and created_at < now() - interval '1 day'
    order by id limit ${batchSize}
  )
  select (select id from batch order by id desc limit 1) as last, array(
    select id from batch where ${isUnused(sql`batch.url`)}
  ) as orphans`

/** Removes a picture unless it is used by now. From then on nothing can use it, and `image_deletions` has what is left: its files. */
const removeUnused = (db: Database, id: string) =>
  db.transaction().execute(async (trx) => {
    // Locked by a statement of its own: the next one sees what those who have locked it before have saved.
    const { rows: locked } =
      await sql`select from images where id = ${id} for update skip locked`.execute(trx)
    if (locked.length === 0) return false
    const { rows: removed } = await sql`
      with removed as (delete from images where id = ${id} and ${isUnused(sql`images.url`)} returning id)
      insert into image_deletions (image_id) select id from removed returning image_id`.execute(trx)
    return removed.length > 0
  })

/** Outside of a transaction: the storage may take long. The record is deleted after the files. */
async function deleteFiles(db: Database, storage: FileStorage, id: string) {
  await storage.delete(suffixes.map((suffix) => toFileName(id, suffix)))
  await db.deleteFrom('image_deletions').where('image_id', '=', id).execute()
}

/** Addresses are kept only as long as the quota needs them. */
export const clearAddresses = sql`
  update images set uploader_address = null
  where uploader_address is not null and created_at < now() - interval '1 day'`

/**
 * Deletes pictures that nothing uses a day after their upload, and what is left of failed uploads. Records are deleted after their
 * files, so no file is left without one. Several processes may do this at the same time: each step can be repeated.
 */
export async function collectGarbage(
  db: Database,
  storage: FileStorage,
  signal?: AbortSignal,
): Promise<void> {
  await clearAddresses.execute(db)
  const unfinished = await db.selectFrom('image_deletions').select('image_id').execute()
  const failures: unknown[] = []
  // One that cannot be deleted keeps no other from it.
  const tryDelete = (id: string) =>
    deleteFiles(db, storage, id).catch((error: unknown) => failures.push(error))
  for (const { image_id: id } of unfinished) {
    if (signal?.aborted) return
    await tryDelete(id)
  }
  for (let after: string | null | undefined = firstId; after; ) {
    const { rows }: QueryResult<Batch> = await findOrphans(after).execute(db)
    for (const id of rows[0]?.orphans ?? []) {
      if (signal?.aborted) return
      if (await removeUnused(db, id)) await tryDelete(id)
    }
    after = rows[0]?.last
  }
  if (failures.length > 0) throw new AggregateError(failures, 'pictures could not be deleted')
}
