import { sql } from 'kysely'

/** Whether money was captured for the order `o` that is not its total, and is not given back: nothing more may be collected. */
export const isUnderReview = sql<boolean>`exists (
  select from mismatched_captures where order_id = o.id and refunded_at is null
)`
