import { sql } from 'kysely'
import { openCursor } from '../../src/listing/cursor'
import { type FreshDatabase, freshDatabase } from '../support/database'

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

const from = sql`generate_series(1, 240) as rows(number)`
const listing = {
  from,
  id: 'number',
  where: sql<boolean>`true`,
  columns: ['number'],
  direction: 'asc' as const,
  isSearch: false,
}

describe('the cursor of an export', () => {
  it('reads the whole list in batches', async () => {
    const cursor = await openCursor(fresh.db, listing, {
      columns: sql`number`,
      from,
      read: ({ number }: { number: number }) => number,
    })
    const batches = [await cursor.next(), await cursor.next(), await cursor.next()]
    await cursor.close()
    expect(cursor.total).toBe(240)
    expect(batches.map(({ length }) => length)).toEqual([100, 100, 40])
    expect(batches.flat().at(-1)).toBe(240)
  })

  it('gives up its connection if nobody reads for a minute', async () => {
    const cursor = await openCursor(fresh.db, listing, {
      columns: sql`current_setting('idle_in_transaction_session_timeout') as timeout`,
      from,
      read: ({ timeout }: { timeout: string }) => timeout,
    })
    const [timeout] = await cursor.next()
    await cursor.close()
    expect(timeout).toBe('1min')
  })
})
