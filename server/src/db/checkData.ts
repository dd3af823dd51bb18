import { type Kysely, sql } from 'kysely'
import { dataRules } from './dataRules'
import type { DB } from './generated/schema'
import type { Database } from './pool'
import { createSlowDatabase } from './slowDatabase'

export type BrokenRule = {
  rule: string
  /** Number of records that break it. */
  count: number
  /** Some of them. */
  subjects: string[]
}

const maxSubjects = 20

export async function findBrokenRules(db: Kysely<DB>): Promise<BrokenRule[]> {
  const found: BrokenRule[] = []
  for (const { text, broken } of dataRules) {
    const { rows } = await sql<{ subject: string; count: number }>`
      select subject, count(*) over () as count from (${broken}) as broken order by subject limit ${maxSubjects}`.execute(
      db,
    )
    const [first] = rows
    if (first)
      found.push({ rule: text, count: first.count, subjects: rows.map(({ subject }) => subject) })
  }
  return found
}

/** Checks the rules against one snapshot, beside a shop that is in use. */
export const checkDataOf = (db: Database) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(findBrokenRules)

/** With a connection of its own, since large tables take longer than a request may. */
export const checkData = (url: string) => createSlowDatabase(url)(checkDataOf)
