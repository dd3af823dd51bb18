import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction as KyselyTransaction } from 'kysely'
import { isRetryable } from './errors'
import type { DB } from './generated/schema'
import type { Database } from './pool'

export type Transaction = KyselyTransaction<DB>

/**
 * Runs the work in a transaction and repeats it after a serialisation failure or deadlock. So the work must have no side
 * effects outside the database.
 */
export async function transaction<T>(
  db: Database,
  work: (trx: Transaction) => Promise<T>,
  attempts = 5,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error
      await sleep(Math.random() * 10 * 2 ** attempt)
    }
  }
}
