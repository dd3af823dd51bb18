import { sql } from 'kysely'
import type { Database } from '../../db/pool'
import { workOff } from '../../db/workOff'

/** Few at once, so that customers do not wait for their orders. */
const maxRows = 500

/** Numbers the orders of earlier versions, batch by batch. */
export const fillOrderNumbers = (db: Database, signal?: AbortSignal): Promise<void> =>
  workOff(db, sql<boolean>`fill_order_numbers(${maxRows})`, signal)
