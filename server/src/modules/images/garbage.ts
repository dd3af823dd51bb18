import { type QueryResult, sql } from 'kysely'
import type { FileStorage } from '../../adapters/storage'
import type { Database } from '../../db/pool'
import { suffixes } from './render'
import { toFileName } from './store'

const batchSize = 500
const firstId = '00000000-0000-0000-0000-000000000000'

type Batch = { orphans: string[]; last: string | null }

/** Each table is read by its index on pictures, so that the cost of a batch does not grow with the tables. */
export const findOrphans = (after: string) => sql<Batch>`
  with batch as materialized (
    select id, url from images
    where id > ${after} and created_at < now() - interval '1 day'
    order by id limit ${batchSize}
  )
  select (select id from batch order by id desc limit 1) as last, array(
    select id from batch
    where not exists (select from users u where u.photo = batch.url and u.photo like '/uploads/%')
      and not exists (select from products p where p.images @> array[batch.url])
      and not exists (
        select from order_items i where i.image = batch.url and i.image like '/uploads/%'
      )
  ) as orphans`

/** Addresses are kept only as long as the quota needs them. */
export const forgetAddresses = sql`
  update images set uploader_address = null
  where uploader_address is not null and created_at < now() - interval '1 day'`

/**
 * Deletes pictures that nothing uses a day after their upload, and what is left of failed uploads. A record is deleted after its
 * files, so no file is left without one. Several processes may do this at the same time: each step can be repeated.
 */
export async function collectGarbage(
  db: Database,
  storage: FileStorage,
  signal?: AbortSignal,
): Promise<void> {
  await forgetAddresses.execute(db)
  for (let after: string | null | undefined = firstId; after; ) {
    const { rows }: QueryResult<Batch> = await findOrphans(after).execute(db)
    for (const id of rows[0]?.orphans ?? []) {
      if (signal?.aborted) return
      await storage.delete(suffixes.map((suffix) => toFileName(id, suffix)))
      await db.deleteFrom('images').where('id', '=', id).execute()
    }
    after = rows[0]?.last
  }
}
