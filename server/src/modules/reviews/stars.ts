import { sql } from 'kysely'
import type { Database } from '../../db/pool'
import { workOff } from '../../db/workOff'

const maxRows = 1_000

/** Adds pending stars to `products.star_counts`, batch by batch. */
export const countPendingStars = (db: Database, signal?: AbortSignal): Promise<void> =>
  workOff(db, sql<boolean>`count_pending_stars(${maxRows})`, signal)
