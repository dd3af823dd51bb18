import { sql } from 'kysely'
import type { Database } from '../../db/pool'
import { workOff } from '../../db/workOff'

const maxProducts = 200
const maxRows = 20_000

/** Adds pending sales to `products.sold`, batch by batch. */
export const countPendingSales = (db: Database, signal?: AbortSignal): Promise<void> =>
  workOff(db, sql<boolean>`count_pending_sales(${maxProducts}, ${maxRows})`, signal)
