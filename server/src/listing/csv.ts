import { yesAndNo } from '../../../common/fieldRow'
import { inLanguage, type Language, type Text } from '../../../common/text'
import { shop } from '../../../shop/shop.config'

/** A `Text` is a word of the shop; what users have entered has no language. */
export type Cell = string | number | boolean | Date | Text | null | undefined

export type Column<Row> = readonly [heading: Text, toCell: (row: Row) => Cell]

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

/** Numbers and dates are the same in each language, so that spreadsheets read them. */
function formatValue(cell: Cell, language: Language): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return dateFormat.format(cell)
  const t = inLanguage(language)
  if (typeof cell === 'boolean') return t(yesAndNo[cell ? 0 : 1])
  return typeof cell === 'object' ? t(cell) : String(cell)
}

const unifyLineBreaks = (text: string) => text.replace(/\r\n?/g, '\n')

/** Text of a cell. Line breaks become LF, so that only CRLF ends a record. */
export const toCellText = (cell: Cell, language: Language = 'en') =>
  unifyLineBreaks(formatValue(cell, language))

/** Text of a cell of a file that was exported, also after a spreadsheet has saved it. */
export const readCell = (cell: string) => unifyLineBreaks(cell).replace(escapedFormulas, '$1$2')

function formatCell(cell: Cell, language: Language): string {
  if (typeof cell === 'number') return formatValue(cell, language)
  const text = toCellText(cell, language).replace(formulas, "$1'$2")
  return `"${text.replaceAll('"', '""')}"`
}

const formatRow = (cells: readonly Cell[], language: Language) =>
  `${cells.map((cell) => formatCell(cell, language)).join(',')}\r\n`

export const formatHeader = (columns: readonly Column<never>[], language: Language = 'en') =>
  byteOrderMark +
  formatRow(
    columns.map(([heading]) => heading),
    language,
  )

export const formatRows = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  language: Language = 'en',
) =>
  rows
    .map((row) =>
      formatRow(
        columns.map(([, toCell]) => toCell(row)),
        language,
      ),
    )
    .join('')
