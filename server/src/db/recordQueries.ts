import type { Database } from './pool'

/** Runs a statement and records it, without its values. */
export type QueryRecorder = <T>(sql: string, query: () => Promise<T>) => Promise<T>

/** Kysely does not say which connections it uses. */
const recorders = new WeakMap<Database, (record: QueryRecorder) => Database>()

export const allowRecording = (db: Database, create: (record: QueryRecorder) => Database) =>
  recorders.set(db, create)

/** The same database over the same connections, whose statements are recorded. */
export const recordQueries = (db: Database, record: QueryRecorder): Database =>
  recorders.get(db)?.(record) ?? db
