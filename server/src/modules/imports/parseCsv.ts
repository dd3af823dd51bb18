import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Text } from '../../../../common/text'
import * as messages from './messages'

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
    readonly problem: Text,
  ) {
    super(problem.en)
  }
}

/** Longer than the texts of a product may be, so that a forgotten quote does not take in the whole file. */
const maxRowLength = 200_000
const maxCells = 1_000
/** After so much of the file, in characters and in rows, the server answers other requests. */
const slice = { length: 64 * 1024, rows: 500 }

/** Spreadsheets of some languages separate with semicolons, and the clipboard with tabs. */
const findSeparator = (header: string) =>
  [',', ';', '\t'].find((separator) => header.includes(separator)) ?? ','

const firstLineEnd = /[\r\n]/

/** Returns a function that reads the row at a place in the text; undefined if the row may go on after this text. */
function createRowReader(separator: string) {
  const unquoted = new RegExp(`[^"\\r\\n${separator}]*`, 'y')
  return (text: string, start: number, row: number, isLastText: boolean) => {
    let at = start

    function fail(problem: Text): never {
      throw new UnreadableRowError(row, problem)
    }

    function readQuoted(): string {
      const cell = ++at
      for (;;) {
        const quote = text.indexOf('"', at)
        const end = quote === -1 ? text.length : quote
        if (end - start > maxRowLength) fail(messages.rowTooLong)
        at = end + 1
        if (quote === -1 || text[at] !== '"') return text.slice(cell, end).replaceAll('""', '"')
        at++
      }
    }

    function readUnquoted(): string {
      unquoted.lastIndex = at
      const [cell = ''] = unquoted.exec(text) ?? []
      at += cell.length
      return cell
    }

    const cells: string[] = []
    let isQuoted: boolean
    do {
      if (cells.length > 0) at++
      isQuoted = text[at] === '"'
      cells.push(isQuoted ? readQuoted() : readUnquoted())
      if (at - start > maxRowLength) fail(messages.rowTooLong)
      if (cells.length > maxCells) fail(messages.tooManyCells(maxCells))
    } while (text[at] === separator)
    if (at > text.length && isLastText) fail(messages.quoteNotClosed)
    if (text.startsWith('\r\n', at)) at++
    else if (at < text.length && text[at] !== '\n' && text[at] !== '\r') {
      fail(isQuoted ? messages.textAfterQuote : messages.quoteInside)
    }
    at++
    // A quote or a line feed may follow in the next text.
    return at < text.length || isLastText ? { cells, end: at } : undefined
  }
}

/** Reads one row after the other as the text arrives; lines end with CRLF, LF or CR. */
export async function* parseCsv(
  texts: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<CsvRow> {
  let readRow: ReturnType<typeof createRowReader> | undefined
  let rest = ''
  let row = 0
  let paused = { row: 0, length: 0 }
  let length = 0

  async function* readRows(isLastText: boolean): AsyncGenerator<CsvRow> {
    const lineEnd = rest.search(firstLineEnd)
    if (lineEnd === -1 && !isLastText && rest.length <= maxRowLength) return
    readRow ??= createRowReader(findSeparator(lineEnd === -1 ? rest : rest.slice(0, lineEnd)))
    let at = 0
    while (at < rest.length) {
      const read = readRow(rest, at, row + 1, isLastText)
      if (!read) break
      row++
      yield { row, cells: read.cells }
      length += read.end - at
      at = read.end
      if (row - paused.row >= slice.rows || length - paused.length >= slice.length) {
        await nextTurn()
        paused = { row, length }
      }
    }
    rest = rest.slice(at)
  }

  let nextLength = 0
  for await (const text of texts) {
    rest += text
    // A row that goes on is read again from its start, so not after each small text.
    if (rest.length < nextLength) continue
    yield* readRows(false)
    nextLength = rest.length * 2
  }
  yield* readRows(true)
}
