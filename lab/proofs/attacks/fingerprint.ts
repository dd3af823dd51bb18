import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../../../server/src/db/pool'

/** A hash for each table, and one for the uploaded files. */
export type Fingerprint = ReadonlyMap<string, string>

/** Limits are counted for refused calls too; the others follow from the other tables. */
const ignored: ReadonlySet<string> = new Set([
  'rate_limits',
  'changes',
  'pending_alerts',
  'pending_row_counts',
  'row_counts',
  'product_reviews',
])
/** Reading with a session updates when it was last used. */
const shownRows: Readonly<Record<string, string>> = {
  sessions: 'select token_hash, user_id, is_remembered, expires_at from sessions',
}

async function hashFiles(folder: string): Promise<string> {
  const hash = createHash('sha256')
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  for (const name of names.sort()) hash.update(name).update(await readFile(join(folder, name)))
  return hash.digest('hex')
}

/** Returns a function that takes the fingerprint of all that an attack could change. */
export async function createFingerprint(db: Database, uploads: string) {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
  const parts = tables
    .map(({ name }) => name)
    .filter((name) => !ignored.has(name))
    .map(
      (name) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as hash
        from (${shownRows[name] ?? `select * from ${name}`}) as t`,
    )
  const query = sql<{ name: string; hash: string }>`${sql.raw(parts.join(' union all '))}`
  return async (): Promise<Fingerprint> => {
    const { rows } = await query.execute(db)
    const hashes = new Map(rows.map(({ name, hash }) => [name, hash]))
    return hashes.set('uploaded files', await hashFiles(uploads))
  }
}

export const findChanges = (before: Fingerprint, after: Fingerprint) =>
  [...after].flatMap(([name, hash]) => (before.get(name) === hash ? [] : [name]))
