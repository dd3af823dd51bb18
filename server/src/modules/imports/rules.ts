import { isUuid } from '../../../../shop/isUuid'
import { isPictureUrl } from '../../../../shop/pictures'
import { toLatinDigits } from '../../../../shop/toLatinDigits'
import { readCell, toCellText } from '../../listing/csv'
import { diffValues } from '../audit'
import {
  discountError,
  isProductCategory,
  type Product,
  type ProductValues,
  toProductInput,
} from '../catalog'
import { productColumns } from '../exports'
import type { CsvRow } from './parseCsv'

export const maxRows = 10_000
/** With the empty ones, which spreadsheets write below a table that was longer once. */
export const maxRowsOfFile = 100_000

const maxLengths = { name: 200, feature: 200, description: 20_000 }
const maxFeatures = 30
const maxPictures = 4
const maxAmount = 9_999_999_999.99

export type ImportProblem = { row: number; column?: string; message: string }

/** Values of a cell, or what is wrong with it. */
type Read = Partial<ProductValues> | string

const idColumn = 'Product ID'
const nameColumn = 'Name'

const isAmount = /^(?:\d{1,10}|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d+)?$/

function readAmount(cell: string): number | string {
  const text = toLatinDigits(cell).replace(/^৳\s*/, '')
  if (/^-/.test(text)) return 'This is below 0.'
  if (!isAmount.test(text))
    return 'This is not an amount. Write it in digits, such as 1490 or 1490.50.'
  if (/\.\d{3}/.test(text)) return 'This has more than two decimals.'
  const amount = Number(text.replaceAll(',', ''))
  return amount > maxAmount ? 'This is too much.' : amount
}

function readPrice(cell: string): Read {
  if (cell === '') return 'A product needs a price.'
  const price = readAmount(cell)
  if (typeof price === 'string') return price
  return price > 0 ? { price } : 'The price must be above 0.'
}

function readDiscountPrice(cell: string): Read {
  if (cell === '') return { discountPrice: null }
  const discountPrice = readAmount(cell)
  return typeof discountPrice === 'string'
    ? discountPrice
    : { discountPrice: discountPrice || null }
}

function readInStock(cell: string): Read {
  if (/^(?:yes|true|1)$/i.test(cell)) return { inStock: true }
  if (/^(?:no|false|0)$/i.test(cell)) return { inStock: false }
  return 'Write Yes or No.'
}

function readName(cell: string): Read {
  if (cell === '') return 'A product needs a name.'
  if (cell.length > maxLengths.name) {
    return `A name has ${maxLengths.name} characters at most; this one has ${cell.length}.`
  }
  return { productName: cell }
}

function readKeyFeatures(cell: string): Read {
  const keyFeatures = cell
    .split(',')
    .map((feature) => feature.trim())
    .filter(Boolean)
  if (keyFeatures.length > maxFeatures) {
    return `A product has ${maxFeatures} key features at most; these are ${keyFeatures.length}.`
  }
  if (keyFeatures.some(({ length }) => length > maxLengths.feature)) {
    return `A key feature has ${maxLengths.feature} characters at most. Separate them with commas.`
  }
  return { keyFeatures }
}

function readImages(cell: string): Read {
  const images = cell.split(/\s/).filter(Boolean)
  if (images.length === 0 || images.length > maxPictures) {
    return `A product has 1 to ${maxPictures} pictures. Write their addresses, separated by spaces.`
  }
  const wrong = images.find((url) => !isPictureUrl(url))
  if (wrong === undefined) return { images }
  return `"${wrong.slice(0, 100)}" is not the address of a picture. Write one of this shop, such as /uploads/….webp, or one that begins with https://.`
}

const readDescription = (cell: string): Read =>
  cell.length > maxLengths.description
    ? `A description has ${maxLengths.description} characters at most; this one has ${cell.length}.`
    : { description: cell }

const readers: Readonly<Record<string, (cell: string) => Read>> = {
  [nameColumn]: readName,
  Category: (cell) =>
    isProductCategory(cell)
      ? { category: cell }
      : `The shop has no category "${cell.slice(0, 60)}".`,
  Price: readPrice,
  'Discount price': readDiscountPrice,
  'In stock': readInStock,
  'Key features': readKeyFeatures,
  Images: readImages,
  Description: readDescription,
}

const columnNames = productColumns.map(([heading]) => heading)
const neededForNew = [nameColumn, 'Category', 'Price', 'Images']

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

const toNameKey = (name: string) => name.toLowerCase()

/** Rows without an ID are found by their name, so no other row may have it. */
export function findRepeatedNames(rows: readonly ImportRow[]): ImportProblem[] {
  const rowsByName = new Map<string, ImportRow[]>()
  for (const row of rows) {
    if (row.name === undefined) continue
    const key = toNameKey(row.name)
    const others = rowsByName.get(key)
    if (others) others.push(row)
    else rowsByName.set(key, [row])
  }
  return rows.flatMap(({ row, id, name }) => {
    if (id !== undefined || name === undefined) return []
    const other = rowsByName.get(toNameKey(name))?.find((each) => each.row !== row)
    if (!other) return []
    const message = `Row ${other.row} has the same name. Two rows may have one name only if both have a product ID.`
    return [{ row, column: nameColumn, message }]
  })
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

const newValues: ProductValues = {
  productName: '',
  category: '',
  price: 0,
  discountPrice: null,
  inStock: true,
  keyFeatures: [],
  images: [],
  description: '',
}

export type RowChange = {
  values: ProductValues
  /** Headings of the columns that change. */
  columns: string[]
}

const toColumnName = (field: string) =>
  columnNames.find((name) => name.toLowerCase().replaceAll(' ', '') === field.toLowerCase()) ??
  nameColumn

/** Compares a row with the product that it is about, if there is one. */
export function compareRow(
  { row, cells }: ImportRow,
  current: Product | undefined,
): { change: RowChange | undefined } | { problems: ImportProblem[] } {
  const before = current ? toProductInput(current) : newValues
  let values = before
  const problems: ImportProblem[] = []
  for (const [column, toCell] of productColumns) {
    const read = readers[column]
    const cell = cells.get(column)
    if (!read) continue
    if (cell === undefined) {
      if (!current && neededForNew.includes(column)) {
        problems.push({ row, column, message: 'This row adds a product, which needs this column.' })
      }
      continue
    }
    // As it was exported: some texts have no other form in a cell, such as a key feature with a comma.
    if (current && cell === toCellText(toCell(current))) continue
    const result = read(column === 'Description' ? cell : cell.trim())
    if (typeof result === 'string') problems.push({ row, column, message: result })
    else values = { ...values, ...result }
  }
  const discount = problems.length === 0 ? discountError(values, 'update') : undefined
  if (discount) problems.push({ row, column: 'Discount price', message: discount })
  if (problems.length > 0) return { problems }
  const { isChanged, after } = diffValues(before, values)
  if (!isChanged) return { change: undefined }
  const changed = new Set(Object.keys(after).map(toColumnName))
  return { change: { values, columns: columnNames.filter((name) => changed.has(name)) } }
}

/** Addresses of the shop's own pictures that the row is the first to use for its product. */
export const newOwnPictures = ({ images }: ProductValues, current: Product | undefined) =>
  images.filter((url) => url.startsWith('/') && !current?.images.includes(url))
