import { sql } from 'kysely'

/** Ages are told by the database's clock alone, however many processes there are. */
export const after = (milliseconds: number) =>
  sql<Date>`now() + ${milliseconds} * interval '1 millisecond'`

export const isOlderThan = (milliseconds: number) =>
  sql<boolean>`created_at < now() - ${milliseconds} * interval '1 millisecond'`
