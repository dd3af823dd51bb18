import { hash } from 'node:crypto'
import { sortAttributes } from '../../../../common/attributes'
import { discountError } from '../../../../common/discountError'
import { type FieldKind, yesAndNo } from '../../../../common/fieldRow'
import { maxImportRows } from '../../../../common/importLimits'
import { isUuid } from '../../../../common/isUuid'
import { fields, type ProductField, toField } from '../../../../common/mapFields'
import { isPictureUrl } from '../../../../common/pictures'
import type { FieldName } from '../../../../common/productFields'
import type { Text } from '../../../../common/text'
import { toLatinDigits } from '../../../../common/toLatinDigits'
import { readCell, toCellText } from '../../listing/csv'
import { diffValues } from '../audit'
import {
  isProductCategory,
  newProductValues,
  type Product,
  type ProductValues,
  toProductInput,
} from '../catalog'
import { productColumns, productId } from '../exports'
import * as messages from './messages'
import type { CsvRow } from './parseCsv'
import { findAttributes } from './readAttributes'
import { toKey } from './toKey'

/** With the empty ones, which spreadsheets write below a table that was longer once. */
export const maxRowsOfFile = 2 * maxImportRows

export type ImportProblem = { row: number; column?: Text; message: Text }

type Problem = { problem: Text }
type Read = ProductValues[FieldName] | Problem

const idHeading = productId
const nameHeading = toField('productName').heading
/** Columns are known by their English heading. */
const idColumn = idHeading.en
const nameColumn = nameHeading.en

const isAmount = /^(?:\d{1,10}|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d+)?$/

const problem = (text: Text): Problem => ({ problem: text })

function readAmount(cell: string, field: ProductField): Read {
  const { limits } = field
  if (cell === '') return limits.isRequired ? problem(messages.required(field)) : null
  const text = toLatinDigits(cell).replace(/^৳\s*/, '')
  if (/^-/.test(text)) return problem(messages.belowZero)
  if (!isAmount.test(text)) return problem(messages.notAmount)
  if (/\.\d{3}/.test(text)) return problem(messages.tooManyDecimals)
  const amount = Number(text.replaceAll(',', ''))
  if (amount > (limits.maximum ?? Infinity)) return problem(messages.tooMuch)
  if (amount > 0) return amount
  return limits.isRequired ? problem(messages.aboveZero(field)) : null
}

function readNumber(cell: string, { limits: { minimum = 0, maximum = Infinity } }: ProductField) {
  const text = toLatinDigits(cell)
  const number = Number(text)
  const isValid = /^\d*$/.test(text) && number >= minimum && number <= maximum
  return isValid ? number : problem(messages.notWholeNumber(minimum, maximum))
}

const [yes, no] = yesAndNo
const trueWords = ['true', '1', ...Object.values(yes).map(toKey)]
const falseWords = ['false', '0', ...Object.values(no).map(toKey)]

function readYesNo(cell: string): Read {
  const word = toKey(toLatinDigits(cell))
  if (trueWords.includes(word)) return true
  return falseWords.includes(word) ? false : problem(messages.notYesOrNo)
}

function readText(cell: string, field: ProductField): Read {
  const { limits } = field
  if (cell === '' && limits.isRequired) return problem(messages.required(field))
  const { maxLength = Infinity } = limits
  if (cell.length <= maxLength) return cell
  return problem(messages.tooLong(field, maxLength, cell.length))
}

function readList(cell: string, field: ProductField): Read {
  const { maxItems = Infinity, items: { maxLength = Infinity } = {} } = field.limits
  const texts = cell
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
  if (texts.length > maxItems) return problem(messages.tooManyItems(field, maxItems, texts.length))
  if (texts.every(({ length }) => length <= maxLength)) return texts
  return problem(messages.itemTooLong(field, maxLength))
}

function readPictures(cell: string, { limits: { maxItems = Infinity } }: ProductField): Read {
  const images = cell.split(/\s/).filter(Boolean)
  if (images.length === 0 || images.length > maxItems) {
    return problem(messages.wrongPictureCount(maxItems))
  }
  const wrong = images.find((url) => !isPictureUrl(url))
  if (wrong === undefined) return images
  return problem(messages.notPicture(wrong.slice(0, 100)))
}

const readCategory = (cell: string): Read =>
  isProductCategory(cell) ? cell : problem(messages.unknownCategory(cell.slice(0, 60)))

function readAttributes(cell: string): Read {
  const found = findAttributes(cell)
  return 'wrong' in found
    ? problem(messages.wrongAttribute(found.wrong))
    : sortAttributes(found.entries)
}

/** By kind. */
export const readers = {
  text: readText,
  longText: readText,
  category: readCategory,
  amount: readAmount,
  number: readNumber,
  yesNo: readYesNo,
  list: readList,
  pictures: readPictures,
  attributes: readAttributes,
} as const satisfies Record<FieldKind, (cell: string, field: ProductField) => Read>

const isProblem = (read: Read): read is Problem =>
  typeof read === 'object' && read !== null && 'problem' in read

const columnHeadings = productColumns.map(([heading]) => heading)

/** By the headings in each language. */
const headingsByKey = new Map(
  columnHeadings.flatMap((heading) =>
    Object.values(heading).map((name) => [toKey(name), heading] as const),
  ),
)

/** The columns of the file by their headings, or why it has no usable header. */
export function readHeader({
  row,
  cells,
}: CsvRow): { headings: readonly string[] } | { problems: ImportProblem[] } {
  const found = cells.map((cell) => headingsByKey.get(toKey(cell)))
  const problems = cells.flatMap((cell, index): ImportProblem[] => {
    const column = found[index]
    if (!column) {
      const name = cell.trim().slice(0, 60)
      const message = name
        ? messages.unknownColumn(name, columnHeadings)
        : messages.noHeading(index + 1)
      return [{ row, message }]
    }
    const isRepeated = found.indexOf(column) !== index
    return isRepeated ? [{ row, column, message: messages.columnTwice }] : []
  })
  if (!found.includes(idHeading) && !found.includes(nameHeading)) {
    problems.push({ row, message: messages.columnNeeded(idHeading, nameHeading) })
  }
  return problems.length > 0
    ? { problems }
    : { headings: found.map((heading) => heading?.en ?? '') }
}

/** A row of the file before it is compared with the shop's products. */
export type ImportRow = {
  row: number
  id: string | undefined
  name: string | undefined
  /** By English heading. */
  cells: ReadonlyMap<string, string>
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** Undefined for an empty row. */
export function readRow(
  { row, cells }: CsvRow,
  headings: readonly string[],
): ImportRow | { problem: ImportProblem } | undefined {
  if (isBlank(cells)) return undefined
  const missing = headings.length - cells.length
  if (missing > 0 || !isBlank(cells.slice(headings.length))) {
    const message = messages.wrongCellCount(cells.length, headings.length)
    return { problem: { row, message } }
  }
  const named = new Map(headings.map((heading, index) => [heading, readCell(cells[index] ?? '')]))
  const withNul = [...named].find(([, cell]) => cell.includes('\0'))
  if (withNul) {
    const column = headingsByKey.get(toKey(withNul[0]))
    return { problem: { row, ...(column && { column }), message: messages.forbiddenCharacter } }
  }
  const id = named.get(idColumn)?.trim().toLowerCase() || undefined
  if (id !== undefined && !isUuid(id)) {
    return { problem: { row, column: idHeading, message: messages.notProductId } }
  }
  const name = named.get(nameColumn)?.trim() || undefined
  if (id === undefined && name === undefined) {
    const message = messages.required(toField('productName'))
    return { problem: { row, column: nameHeading, message } }
  }
  return { row, id, name, cells: named }
}

/** Short, and without a reference to the text of the file. */
const toNameKey = (name: string) => hash('sha256', name.toLowerCase(), 'base64')

/** Rows without an ID are found by their name, so no other row may have it. Returns a function that is called with each row. */
export function createNameCheck(): (row: ImportRow) => ImportProblem[] {
  const firstRows = new Map<string, { row: number; isAccepted: boolean }>()

  const repeated = (row: number, other: number) => ({
    row,
    column: nameHeading,
    message: messages.sameName(other),
  })

  return ({ row, id, name }) => {
    if (name === undefined) return []
    const key = toNameKey(name)
    const first = firstRows.get(key)
    if (!first) {
      firstRows.set(key, { row, isAccepted: id !== undefined })
      return []
    }
    const problems = [
      ...(first.isAccepted ? [] : [repeated(first.row, row)]),
      ...(id === undefined ? [repeated(row, first.row)] : []),
    ]
    first.isAccepted = true
    return problems
  }
}

type Found = Product | 'ambiguous' | undefined

export function findMatchProblem({ row, id }: ImportRow, found: Found): ImportProblem | undefined {
  if (found === 'ambiguous') {
    return { row, column: idHeading, message: messages.ambiguousName }
  }
  if (id === undefined || found) return undefined
  return { row, column: idHeading, message: messages.unknownProductId }
}

export type RowChange = {
  values: ProductValues
  /** Headings of the columns that change. */
  columns: Text[]
}

/** Compares a row with the product that it is about, if there is one. */
export function compareRow(
  { row, cells }: ImportRow,
  current: Product | undefined,
): { change: RowChange | undefined } | { problems: ImportProblem[] } {
  const before = current ? toProductInput(current) : newProductValues
  const exported = new Map(
    current && productColumns.map(([{ en }, toCell]) => [en, toCellText(toCell(current))]),
  )
  let values = before
  const problems: ImportProblem[] = []
  for (const field of fields) {
    const { name, kind, heading: column } = field
    const cell = cells.get(column.en)
    if (cell === undefined) {
      if (!current && field.limits.isRequired) {
        problems.push({ row, column, message: messages.newProductNeedsColumn })
      }
      continue
    }
    // As it was exported: some texts have no other form in a cell, such as a key feature with a comma.
    if (exported.get(column.en) === cell) continue
    const read: Read = readers[kind](kind === 'longText' ? cell : cell.trim(), field)
    if (isProblem(read)) problems.push({ row, column, message: read.problem })
    else values = { ...values, [name]: read }
  }
  const discount = problems.length === 0 ? discountError(values, 'edit') : undefined
  if (discount) {
    problems.push({ row, column: toField('discountPrice').heading, message: discount })
  }
  if (problems.length > 0) return { problems }
  const { isChanged, after } = diffValues(before, values)
  if (!isChanged) return { change: undefined }
  const columns = fields.filter(({ name }) => name in after).map(({ heading }) => heading)
  return { change: { values, columns } }
}

/** Addresses of the shop's own pictures that the row is the first to use for its product. */
export const newOwnPictures = ({ images }: ProductValues, current: Product | undefined) =>
  images.filter((url) => url.startsWith('/') && !current?.images.includes(url))
