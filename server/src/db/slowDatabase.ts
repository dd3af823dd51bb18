import { createDatabase, type Database } from './pool'

/** Runs work whose statements may take longer than those of other requests. */
export type WithSlowDatabase = <T>(work: (slowDb: Database) => Promise<T>) => Promise<T>

/** With a connection of its own. */
export const createSlowDatabase =
  (url: string): WithSlowDatabase =>
  async (work) => {
    const { db, close } = createDatabase(url, {
      size: 1,
      connectionTimeout: 30_000,
      queryTimeout: 120_000,
    })
    try {
      return await work(db)
    } finally {
      await close()
    }
  }
