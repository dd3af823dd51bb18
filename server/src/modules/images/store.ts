import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../../db/pool'
import type { RenderedFile } from './render'

const nameOf = (id: string, suffix: string) => `${id}-${suffix}`

export const urlOf = (id: string) => `/uploads/${nameOf(id, '960.webp')}`

async function writeDurably(path: string, bytes: Buffer) {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Puts all files of a picture in place; none is left where one fails. */
export async function keepFiles(folder: string, id: string, files: readonly RenderedFile[]) {
  const draft = join(folder, `.draft-${randomUUID()}`)
  try {
    await mkdir(draft, { recursive: true })
    for (const { suffix, bytes } of files) {
      await writeDurably(join(draft, nameOf(id, suffix)), bytes)
    }
    for (const { suffix } of files) {
      await rename(join(draft, nameOf(id, suffix)), join(folder, nameOf(id, suffix)))
    }
  } catch (error) {
    await dropFiles(folder, id, files)
    throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

export async function dropFiles(folder: string, id: string, files: readonly RenderedFile[]) {
  for (const { suffix } of files) await rm(join(folder, nameOf(id, suffix)), { force: true })
}

export async function recordImage(
  db: Database,
  { id, owner, bytes }: { id: string; owner: string | undefined; bytes: number },
) {
  await db
    .insertInto('images')
    .values({ id, owner_id: owner ?? null, url: urlOf(id), content_type: 'image/webp', bytes })
    .execute()
}

/** Forgets pictures that nothing shows a day after they came. */
async function forgetOrphans(db: Database): Promise<void> {
  await sql`
    delete from images
    where created_at < now() - interval '1 day'
      and not exists (select from users where users.photo = images.url)
      and not exists (select from products where images.url = any (products.images))
      and not exists (select from order_items where order_items.image = images.url)
  `.execute(db)
}

async function idsIn(folder: string): Promise<Map<string, string[]>> {
  const files = new Map<string, string[]>()
  for (const name of await readdir(folder)) {
    const id = name.startsWith('.draft-') ? name : name.slice(0, 36)
    files.set(id, [...(files.get(id) ?? []), name])
  }
  return files
}

const hour = 3_600_000

/** Removes files that no record knows; fresh ones may still be on their way to one. */
export async function collectGarbage(db: Database, folder: string): Promise<number> {
  await forgetOrphans(db)
  await mkdir(folder, { recursive: true })
  const files = await idsIn(folder)
  const known = new Set((await db.selectFrom('images').select('id').execute()).map(({ id }) => id))
  let removed = 0
  for (const [id, names] of files) {
    if (known.has(id)) continue
    for (const name of names) {
      const path = join(folder, name)
      const facts = await stat(path).catch(() => undefined)
      if (!facts || Date.now() - facts.mtimeMs < hour) continue
      await rm(path, { recursive: true, force: true })
      removed++
    }
  }
  return removed
}
