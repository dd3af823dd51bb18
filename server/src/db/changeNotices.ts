import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './pool'

/** On which the readers of changes listen. */
export const channel = 'jontro_changes'
/** Between two notices of a process, in milliseconds. */
const minNoticeTime = 50

/**
 * Returns a function that wakes the readers of changes in all processes. It is called after a commit, since a notice within the
 * transaction would make all commits with one wait for each other. One that is lost costs the readers' interval.
 */
export function createNotifier(db: Database, onError: (error: unknown) => void): () => void {
  let isSending = false
  let isDue = false
  async function send() {
    isSending = true
    while (isDue) {
      isDue = false
      // Nothing depends on this commit, so it does not wait for the disk.
      await sql`select set_config('synchronous_commit', 'off', true), pg_notify(${channel}, '')`
        .execute(db)
        .catch(onError)
      await sleep(minNoticeTime, undefined, { ref: false })
    }
    isSending = false
  }
  return () => {
    isDue = true
    if (!isSending) void send()
  }
}
