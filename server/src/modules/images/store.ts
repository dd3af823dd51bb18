import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type QueryResult, sql } from 'kysely'
import type { Database } from '../../db/pool'
import type { RenderedFile } from './render'

const toFileName = (id: string, suffix: string) => `${id}-${suffix}`

export const toImageUrl = (id: string) => `/uploads/${toFileName(id, '960.webp')}`

async function writeDurably(path: string, bytes: Buffer) {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Saves all files of a picture, or none if one fails. */
export async function saveFiles(folder: string, id: string, files: readonly RenderedFile[]) {
  const draft = join(folder, `.draft-${randomUUID()}`)
  try {
    await mkdir(draft, { recursive: true })
    for (const { suffix, bytes } of files) {
      await writeDurably(join(draft, toFileName(id, suffix)), bytes)
    }
    for (const { suffix } of files) {
      await rename(join(draft, toFileName(id, suffix)), join(folder, toFileName(id, suffix)))
    }
  } catch (error) {
    await deleteFiles(folder, id, files)
    throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

export async function deleteFiles(folder: string, id: string, files: readonly RenderedFile[]) {
  for (const { suffix } of files) await rm(join(folder, toFileName(id, suffix)), { force: true })
}

export async function recordImage(
  db: Database,
  { id, owner, bytes }: { id: string; owner: string | undefined; bytes: number },
) {
  await db
    .insertInto('images')
    .values({ id, owner_id: owner ?? null, url: toImageUrl(id), content_type: 'image/webp', bytes })
    .execute()
}

const orphanBatchSize = 500
const firstId = '00000000-0000-0000-0000-000000000000'

/** Each table is read by its index on pictures, so that the cost of a batch does not grow with the tables. */
export const deleteOrphans = (after: string) => sql<{ last: string | null }>`
  with batch as materialized (
    select id, url from images
    where id > ${after} and created_at < now() - interval '1 day'
    order by id limit ${orphanBatchSize}
  ),
  orphans as (
    select id from batch
    where not exists (select from users u where u.photo = batch.url and u.photo like '/uploads/%')
      and not exists (select from products p where p.images @> array[batch.url])
      and not exists (
        select from order_items i where i.image = batch.url and i.image like '/uploads/%'
      )
  ),
  deleted as (delete from images using orphans where images.id = orphans.id)
  select (select id from batch order by id desc limit 1) as last`

/** Deletes records of pictures that nothing uses a day after their upload. */
async function deleteOrphanRecords(db: Database): Promise<void> {
  for (let after: string | null | undefined = firstId; after; ) {
    const { rows }: QueryResult<{ last: string | null }> = await deleteOrphans(after).execute(db)
    after = rows[0]?.last
  }
}

const hour = 3_600_000

/** Returns how many were removed. Recent files may belong to an upload in progress. */
async function removeOld(folder: string, names: readonly string[]): Promise<number> {
  let removed = 0
  for (const name of names) {
    const path = join(folder, name)
    const facts = await stat(path).catch(() => undefined)
    if (!facts || Date.now() - facts.mtimeMs < hour) continue
    await rm(path, { recursive: true, force: true })
    removed++
  }
  return removed
}

const isDraft = (name: string) => name.startsWith('.draft-')

/** Removes unfinished drafts, and files without a record. */
export async function collectGarbage(db: Database, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  // Drafts first, so that they are removed even if the database is unavailable.
  const drafts = await removeOld(folder, (await readdir(folder)).filter(isDraft))
  await deleteOrphanRecords(db)
  const names = (await readdir(folder)).filter((name) => !isDraft(name))
  const known = new Set((await db.selectFrom('images').select('id').execute()).map(({ id }) => id))
  const unknown = names.filter((name) => !known.has(name.slice(0, 36)))
  return drafts + (await removeOld(folder, unknown))
}
