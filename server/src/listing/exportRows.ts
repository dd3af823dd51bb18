import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { type Language, text } from '../../../common/text'
import type { Database } from '../db/pool'
import { unavailable } from '../http/problem'
import { type Column, formatHeader, formatRows } from './csv'
import { type Cursor, openCursor } from './cursor'
import { toShopDay } from './days'
import type { Listing, Selection } from './listing'

/** Each export holds a connection until its client has read it. */
const maxConcurrent = 2
const othersRunning = text(
  'Other exports are running. Please try again.',
  'অন্য এক্সপোর্ট চলছে। আবার চেষ্টা করুন।',
)

/** Streams rows with backpressure; a client that disconnects closes the cursor. */
export function createCsvStream<Shown>(
  { next, close }: Cursor<Shown>,
  columns: readonly Column<Shown>[],
  language?: Language,
): Readable {
  let isBegun = false
  async function nextText(): Promise<string | null> {
    const head = isBegun ? '' : formatHeader(columns, language)
    isBegun = true
    const rows = await next()
    const text = head + formatRows(columns, rows, language)
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
  return async <Row, Shown>(
    reply: FastifyReply,
    name: string,
    listing: Listing,
    shown: Selection<Row, Shown>,
    columns: readonly Column<Shown>[],
    language?: Language,
  ): Promise<Readable> => {
    if (openExports >= maxConcurrent) throw unavailable(othersRunning)
    openExports++
    try {
      const cursor = await openCursor(db, listing, shown)
      const stream = createCsvStream(cursor, columns, language)
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
