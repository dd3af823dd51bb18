import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Database } from '../db/pool'
import { unavailable } from '../http/problem'
import { type Column, formatHeader, formatRows } from './csv'
import { type Cursor, openCursor } from './cursor'
import { toShopDay } from './days'
import type { Listing, Selection } from './listing'

type Export<Row, Record> = {
  name: string
  listing: Listing
  shown: Selection
  read: (row: Row) => Record
  columns: readonly Column<Record>[]
}

/** Each export holds a connection until its client has read it. */
const maxConcurrent = 2

/** Streams rows with backpressure; a client that disconnects closes the cursor. */
export function createCsvStream<Row, Record>(
  { next, close }: Cursor<Row>,
  { read, columns }: Pick<Export<Row, Record>, 'read' | 'columns'>,
): Readable {
  let isBegun = false
  async function nextText(): Promise<string | null> {
    const head = isBegun ? '' : formatHeader(columns)
    isBegun = true
    const rows = await next()
    const text = head + formatRows(columns, rows.map(read))
    if (text) return text
    // Before the response ends, so that the next export can start as soon as the file is complete.
    await close()
    return null
  }

  return new Readable({
    read() {
      nextText().then(
        (text) => this.push(text),
        (error: unknown) =>
          this.destroy(error instanceof Error ? error : new Error('not read', { cause: error })),
      )
    },
    destroy(error, done) {
      close().then(
        () => done(error),
        (failure: unknown) => done(error ?? (failure instanceof Error ? failure : null)),
      )
    },
  })
}

/** Exports listings as CSV files, a few at a time. */
export function createExporter(db: Database) {
  let openExports = 0
  return async <Row, Record>(
    reply: FastifyReply,
    { name, listing, shown, ...reading }: Export<Row, Record>,
  ): Promise<Readable> => {
    if (openExports >= maxConcurrent)
      throw unavailable('Other exports are running. Please try again.')
    openExports++
    try {
      const cursor = await openCursor<Row>(db, listing, shown)
      const stream = createCsvStream(cursor, reading)
      stream.once('close', () => {
        openExports--
      })
      reply
        .header('x-total-count', cursor.total)
        .header(
          'content-disposition',
          `attachment; filename="${name}-${toShopDay(new Date())}.csv"`,
        )
        .type('text/csv; charset=utf-8')
      return stream
    } catch (error) {
      openExports--
      throw error
    }
  }
}
