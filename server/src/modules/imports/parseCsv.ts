import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'

export type CsvRow = {
  /** As spreadsheets count: the first is 1, and a cell with line breaks is in one row. */
  row: number
  cells: readonly string[]
}

/** A row that is not CSV. Where the next row begins is unknown. */
export class UnreadableRowError extends Error {
  override readonly name = 'UnreadableRowError'

  constructor(
    readonly row: number,
    message: string,
  ) {
    super(message)
  }
}

/** Longer than the texts of a product may be, so that a forgotten quote does not take in the whole file. */
const maxRowLength = 200_000
/** Between two pieces of this length, the server answers other requests. */
const pieceLength = 64 * 1024

const messages: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A quote that begins a cell is never closed.',
  CSV_INVALID_CLOSING_QUOTE:
    'After the closing quote of a cell, there is more text. Write a quote inside a cell twice: "".',
  INVALID_OPENING_QUOTE:
    'There is a quote in the middle of a cell. Put the whole cell in quotes, and write the quote twice: "".',
  CSV_MAX_RECORD_SIZE: 'This row is too long. Is a quote missing that closes a cell?',
}

function* toPieces(text: string) {
  for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength)
}

/** Spreadsheets of some languages separate with semicolons, and the clipboard with tabs. */
function findSeparator(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/))
  return [',', ';', '\t'].find((separator) => header.includes(separator)) ?? ','
}

export async function* parseCsv(text: string): AsyncGenerator<CsvRow> {
  let parsed = 0
  const parser = Readable.from(toPieces(text)).pipe(
    parse({
      delimiter: findSeparator(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      max_record_size: maxRowLength,
      // An error discards the rows that were parsed but not read yet.
      on_record: (cells: string[]) => {
        parsed++
        return cells
      },
    }),
  )
  let row = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) yield { row: ++row, cells }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableRowError(parsed + 1, messages[error.code] ?? 'This row is not CSV.')
  }
}
