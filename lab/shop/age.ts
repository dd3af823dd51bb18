import { sql } from 'kysely'
import { readColumns, setTriggers } from '../../scripts/backup/tables'
import type { Database } from '../../server/src/db/pool'

/** More than any row's age, so that no row meets another one that has not moved yet. */
const far = 100_000

/**
 * Makes all rows some days older, as if they had been written then. Only triggers are off meanwhile, as when a backup is restored. Whole
 * days, so that what is counted by day stays what its rows say: Bangladesh has no summer time.
 */
export const ageRows = (db: Database, days: number, except: readonly string[] = []) =>
  db.transaction().execute(async (trx) => {
    const columns = (await readColumns(trx, ['timestamp with time zone', 'date'])).filter(
      ({ table }) => !except.includes(table),
    )
    const tables = [...new Set(columns.map(({ table }) => table))].map((name) => ({ name }))
    const move = (table: string, by: number) => {
      const changes = columns
        .filter((column) => column.table === table)
        .map(({ column, type }) => `"${column}" = ("${column}" + interval '${by} days')::${type}`)
      return `update "${table}" set ${changes.join(', ')};`
    }
    await setTriggers(trx, tables, 'disable')
    await sql
      .raw(tables.map(({ name }) => move(name, far) + move(name, -far - days)).join('\n'))
      .execute(trx)
    await setTriggers(trx, tables, 'enable')
  })
