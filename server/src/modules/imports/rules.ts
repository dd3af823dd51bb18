import { hash } from 'node:crypto'
import { discountError } from '../../../../common/discountError'
import { isUuid } from '../../../../common/isUuid'
import { emptyProduct, fields, type ProductField, toField } from '../../../../common/mapFields'
import { isPictureUrl } from '../../../../common/pictures'
import type { FieldKind, FieldName } from '../../../../common/productFields'
import { toLatinDigits } from '../../../../common/toLatinDigits'
import { readCell, toCellText } from '../../listing/csv'
import { diffValues } from '../audit'
import { isProductCategory, type Product, type ProductValues, toProductInput } from '../catalog'
import { productColumns } from '../exports'
import type { CsvRow } from './parseCsv'

export const maxRows = 100_000
/** With the empty ones, which spreadsheets write below a table that was longer once. */
export const maxRowsOfFile = 200_000

export type ImportProblem = { row: number; column?: string; message: string }

type Problem = { problem: string }
type Read = ProductValues[FieldName] | Problem

const idColumn = 'Product ID'
const nameColumn = toField('productName').heading.en

const isAmount = /^(?:\d{1,10}|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d+)?$/

const problem = (text: string): Problem => ({ problem: text })

function readAmount(cell: string, { noun: { en: noun }, limits }: ProductField): Read {
  if (cell === '') return limits.isRequired ? problem(`A product needs a ${noun}.`) : null
  const text = toLatinDigits(cell).replace(/^৳\s*/, '')
  if (/^-/.test(text)) return problem('This is below 0.')
  if (!isAmount.test(text)) {
    return problem('This is not an amount. Write it in digits, such as 1490 or 1490.50.')
  }
  if (/\.\d{3}/.test(text)) return problem('This has more than two decimals.')
  const amount = Number(text.replaceAll(',', ''))
  if (amount > (limits.maximum ?? Infinity)) return problem('This is too much.')
  if (amount > 0) return amount
  return limits.isRequired ? problem(`The ${noun} must be above 0.`) : null
}

function readNumber(cell: string, { limits: { minimum = 0, maximum = Infinity } }: ProductField) {
  const text = toLatinDigits(cell)
  const number = Number(text)
  const isValid = /^\d*$/.test(text) && number >= minimum && number <= maximum
  return isValid ? number : problem(`Write a whole number from ${minimum} to ${maximum}.`)
}

function readYesNo(cell: string): Read {
  if (/^(?:yes|true|1)$/i.test(cell)) return true
  return /^(?:no|false|0)$/i.test(cell) ? false : problem('Write Yes or No.')
}

function readText(cell: string, { noun: { en: noun }, limits }: ProductField): Read {
  if (cell === '' && limits.isRequired) return problem(`A product needs a ${noun}.`)
  const { maxLength = Infinity } = limits
  if (cell.length <= maxLength) return cell
  return problem(`A ${noun} has ${maxLength} characters at most; this one has ${cell.length}.`)
}

function readList(cell: string, { noun: { en: noun }, limits }: ProductField): Read {
  const { maxItems = Infinity, items: { maxLength = Infinity } = {} } = limits
  const texts = cell
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
  if (texts.length > maxItems) {
    return problem(`A product has ${maxItems} ${noun}s at most; these are ${texts.length}.`)
  }
  if (texts.every(({ length }) => length <= maxLength)) return texts
  return problem(`A ${noun} has ${maxLength} characters at most. Separate them with commas.`)
}

function readPictures(cell: string, { limits: { maxItems = Infinity } }: ProductField): Read {
  const images = cell.split(/\s/).filter(Boolean)
  if (images.length === 0 || images.length > maxItems) {
    return problem(
      `A product has 1 to ${maxItems} pictures. Write their addresses, separated by spaces.`,
    )
  }
  const wrong = images.find((url) => !isPictureUrl(url))
  if (wrong === undefined) return images
  return problem(
    `"${wrong.slice(0, 100)}" is not the address of a picture. Write one of this shop, such as /uploads/….webp, or one that begins with https://.`,
  )
}

const readCategory = (cell: string): Read =>
  isProductCategory(cell) ? cell : problem(`The shop has no category "${cell.slice(0, 60)}".`)

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
} as const satisfies Record<FieldKind, (cell: string, field: ProductField) => Read>

const isProblem = (read: Read): read is Problem =>
  typeof read === 'object' && read !== null && 'problem' in read

const columnNames = productColumns.map(([heading]) => heading)

const toHeading = (cell: string) =>
  columnNames.find((name) => name.toLowerCase() === cell.trim().toLowerCase())

/** The columns of the file by their headings, or why it has no usable header. */
export function readHeader({
  row,
  cells,
}: CsvRow): { headings: readonly string[] } | { problems: ImportProblem[] } {
  const headings = cells.map((cell) => toHeading(cell) ?? '')
  const problems = cells.flatMap((cell, index): ImportProblem[] => {
    const heading = headings[index]
    if (!heading) {
      const message = cell.trim()
        ? `There is no column "${cell.trim().slice(0, 60)}". The columns are ${columnNames.join(', ')}.`
        : `Column ${index + 1} has no heading.`
      return [{ row, message }]
    }
    const isRepeated = headings.indexOf(heading) !== index
    return isRepeated ? [{ row, column: heading, message: 'This column is there twice.' }] : []
  })
  if (!headings.includes(idColumn) && !headings.includes(nameColumn)) {
    problems.push({
      row,
      message: `The first row must name the columns, with ${idColumn} or ${nameColumn} among them.`,
    })
  }
  return problems.length > 0 ? { problems } : { headings }
}

/** A row of the file before it is compared with the shop's products. */
export type ImportRow = {
  row: number
  id: string | undefined
  name: string | undefined
  /** By heading. */
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
    const message = `This row has ${cells.length} cells, but there are ${headings.length} columns. Is a quote or a separator missing?`
    return { problem: { row, message } }
  }
  const named = new Map(headings.map((heading, index) => [heading, readCell(cells[index] ?? '')]))
  const withNul = [...named].find(([, cell]) => cell.includes('\0'))
  if (withNul) {
    const message = 'This has a character that cannot be kept.'
    return { problem: { row, column: withNul[0], message } }
  }
  const id = named.get(idColumn)?.trim().toLowerCase() || undefined
  if (id !== undefined && !isUuid(id)) {
    const message = 'This is not a product ID. To add a product, leave the cell empty.'
    return { problem: { row, column: idColumn, message } }
  }
  const name = named.get(nameColumn)?.trim() || undefined
  if (id === undefined && name === undefined) {
    return { problem: { row, column: nameColumn, message: 'A product needs a name.' } }
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
    column: nameColumn,
    message: `Row ${other} has the same name. Two rows may have one name only if both have a product ID.`,
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
    const message =
      'The shop has several products with this name. Write the ID of the one to change.'
    return { row, column: idColumn, message }
  }
  if (id === undefined || found) return undefined
  const message =
    'The shop has no product with this ID; it may have been deleted. To add a product, leave the cell empty.'
  return { row, column: idColumn, message }
}

const newValues: ProductValues = { ...emptyProduct, discountPrice: null }

export type RowChange = {
  values: ProductValues
  /** Headings of the columns that change. */
  columns: string[]
}

/** Compares a row with the product that it is about, if there is one. */
export function compareRow(
  { row, cells }: ImportRow,
  current: Product | undefined,
): { change: RowChange | undefined } | { problems: ImportProblem[] } {
  const before = current ? toProductInput(current) : newValues
  const exported = new Map(
    current && productColumns.map(([heading, toCell]) => [heading, toCellText(toCell(current))]),
  )
  let values = before
  const problems: ImportProblem[] = []
  for (const field of fields) {
    const { name, kind } = field
    const column = field.heading.en
    const cell = cells.get(column)
    if (cell === undefined) {
      if (!current && field.limits.isRequired) {
        problems.push({ row, column, message: 'This row adds a product, which needs this column.' })
      }
      continue
    }
    // As it was exported: some texts have no other form in a cell, such as a key feature with a comma.
    if (exported.get(column) === cell) continue
    const read: Read = readers[kind](kind === 'longText' ? cell : cell.trim(), field)
    if (isProblem(read)) problems.push({ row, column, message: read.problem })
    else values = { ...values, [name]: read }
  }
  const discount = problems.length === 0 ? discountError(values, 'edit')?.en : undefined
  if (discount) {
    problems.push({ row, column: toField('discountPrice').heading.en, message: discount })
  }
  if (problems.length > 0) return { problems }
  const { isChanged, after } = diffValues(before, values)
  if (!isChanged) return { change: undefined }
  const columns = fields.filter(({ name }) => name in after).map(({ heading }) => heading.en)
  return { change: { values, columns } }
}

/** Addresses of the shop's own pictures that the row is the first to use for its product. */
export const newOwnPictures = ({ images }: ProductValues, current: Product | undefined) =>
  images.filter((url) => url.startsWith('/') && !current?.images.includes(url))
