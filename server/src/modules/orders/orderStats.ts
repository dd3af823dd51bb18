import { sql } from 'kysely'
import type { Database } from '../../db/pool'
import { workOff } from '../../db/workOff'

const maxRows = 20_000

/** Adds pending order stats and row counts to the stored ones, batch by batch. */
export const foldPendingStats = (db: Database, signal?: AbortSignal): Promise<void> =>
  workOff(db, sql<boolean>`fold_pending_stats(${maxRows})`, signal)
