import { setImmediate as nextTurn } from 'node:timers/promises'

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
const maxCells = 1_000
/** After so much of the file, in characters and in rows, the server answers other requests. */
const slice = { length: 64 * 1024, rows: 500 }

const messages = {
  quoteNotClosed: 'A quote that begins a cell is never closed.',
  textAfterQuote:
    'After the closing quote of a cell, there is more text. Write a quote inside a cell twice: "".',
  quoteInside:
    'There is a quote in the middle of a cell. Put the whole cell in quotes, and write the quote twice: "".',
  tooLong: 'This row is too long. Is a quote missing that closes a cell?',
  tooManyCells: `This row has more than ${maxCells.toLocaleString('en')} cells.`,
}

/** Spreadsheets of some languages separate with semicolons, and the clipboard with tabs. */
function findSeparator(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/))
  return [',', ';', '\t'].find((separator) => header.includes(separator)) ?? ','
}

/** Reads one row after the other; lines end with CRLF, LF or CR. */
function* readRows(text: string): Generator<CsvRow & { end: number }> {
  const separator = findSeparator(text)
  const unquoted = new RegExp(`[^"\\r\\n${separator}]*`, 'y')
  let at = 0
  let row = 0

  function fail(reason: keyof typeof messages): never {
    throw new UnreadableRowError(row, messages[reason])
  }

  function readQuoted(rowStart: number): string {
    const start = at + 1
    at = start
    for (;;) {
      const quote = text.indexOf('"', at)
      if ((quote === -1 ? text.length : quote) - rowStart > maxRowLength) fail('tooLong')
      if (quote === -1) fail('quoteNotClosed')
      at = quote + 1
      if (text[at] !== '"') return text.slice(start, quote).replaceAll('""', '"')
      at++
    }
  }

  function readUnquoted(): string {
    unquoted.lastIndex = at
    const [cell = ''] = unquoted.exec(text) ?? []
    at += cell.length
    return cell
  }

  while (at < text.length) {
    row++
    const start = at
    const cells: string[] = []
    let isQuoted: boolean
    do {
      if (cells.length > 0) at++
      isQuoted = text[at] === '"'
      cells.push(isQuoted ? readQuoted(start) : readUnquoted())
      if (at - start > maxRowLength) fail('tooLong')
      if (cells.length > maxCells) fail('tooManyCells')
    } while (text[at] === separator)
    const isLast = at >= text.length
    if (text.startsWith('\r\n', at)) at++
    else if (!isLast && text[at] !== '\n' && text[at] !== '\r') {
      fail(isQuoted ? 'textAfterQuote' : 'quoteInside')
    }
    at++
    yield { row, cells, end: at }
  }
}

export async function* parseCsv(text: string): AsyncGenerator<CsvRow> {
  let paused = { row: 0, end: 0 }
  for (const { row, cells, end } of readRows(text)) {
    yield { row, cells }
    if (row - paused.row >= slice.rows || end - paused.end >= slice.length) {
      await nextTurn()
      paused = { row, end }
    }
  }
}
