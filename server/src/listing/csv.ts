import { shop } from '../../../shop/shop.config'

export type Cell = string | number | boolean | Date | null | undefined

export type Column<Row> = readonly [heading: string, toCell: (row: Row) => Cell]

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * Text that a spreadsheet may take as a formula: at the start of a cell, also of a cell that other separators would begin,
 * after blanks and quotes, and in full width. Apostrophes before it are part of it, so that `readCell` removes only the one that
 * was added. The skipped characters exclude separators, otherwise the time for a text of line
 * breaks would be quadratic.
 */
const formulas = /((?:^|[;\t\n])(?:(?![\t\n])[\s\p{Cc}\p{Cf}"])*)('*[=+\-@＝＋－＠])/gu
const escapedFormulas = /((?:^|[;\t\n])(?:(?![\t\n])[\s\p{Cc}\p{Cf}"])*)'('*[=+\-@＝＋－＠])/gu

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: shop.timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

function formatValue(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return dateFormat.format(cell)
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No'
  return String(cell)
}

const unifyLineBreaks = (text: string) => text.replace(/\r\n?/g, '\n')

/** Text of a cell. Line breaks become LF, so that only CRLF ends a record. */
export const toCellText = (cell: Cell) => unifyLineBreaks(formatValue(cell))

/** Text of a cell of a file that was exported, also after a spreadsheet has saved it. */
export const readCell = (cell: string) => unifyLineBreaks(cell).replace(escapedFormulas, '$1$2')

function formatCell(cell: Cell): string {
  if (typeof cell === 'number') return formatValue(cell)
  const text = toCellText(cell).replace(formulas, "$1'$2")
  return `"${text.replaceAll('"', '""')}"`
}

const formatRow = (cells: readonly Cell[]) => `${cells.map(formatCell).join(',')}\r\n`

export const formatHeader = (columns: readonly Column<never>[]) =>
  byteOrderMark + formatRow(columns.map(([heading]) => heading))

export const formatRows = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]) =>
  rows.map((row) => formatRow(columns.map(([, toCell]) => toCell(row)))).join('')
