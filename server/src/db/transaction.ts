import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction as KyselyTransaction } from 'kysely'
import { isInterrupted, isRetryable, isUnavailable } from './errors'
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

/** A standby that takes over on purpose is there within this time, in milliseconds. */
const maxInterruption = 4_000
const interruptionDelay = 200

/**
 * Repeats work that the database interrupted until it is available again, or for seconds. It may have been done before it was
 * interrupted, so it must be safe to repeat.
 */
export async function repeatIfInterrupted<T>(
  work: () => Promise<T>,
  maxTime = maxInterruption,
): Promise<T> {
  const end = performance.now() + maxTime
  let wasInterrupted = false
  for (;;) {
    try {
      return await work()
    } catch (error) {
      wasInterrupted ||= isInterrupted(error)
      if (!wasInterrupted || !isUnavailable(error) || performance.now() >= end) throw error
      await sleep(interruptionDelay)
    }
  }
}
