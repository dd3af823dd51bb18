import { type ImportProblem, localMessage, type ProductImport } from '@/api'
import { formatTaka } from '@/shared/lib/formatTaka'
import { isBengali, t } from '@/shared/lib/language'
import * as importMessages from '../importMessages'

type Counts = Pick<ProductImport, 'created' | 'updated'>

type Change = ProductImport['changes'][number]
type PriceChange = NonNullable<Change['prices']>

export const formatPrice = (price: number | null) =>
  price === null ? t(importMessages.noPrice) : formatTaka(price)

/** By the English names of columns. */
const priceFields: Readonly<Record<string, keyof PriceChange['after']>> = {
  Price: 'price',
  'Discount price': 'discountPrice',
}

function describeColumn(column: string, name: string, prices: PriceChange | undefined): string {
  const field = priceFields[column]
  if (!field || !prices?.before) return name
  return `${name} ${formatPrice(prices.before[field])} → ${formatPrice(prices.after[field])}`
}

/** `Price ৳1,490 → ৳1,590, In stock`: a mistyped price is seen before it is imported. */
export function describeChange({ columns, columnsBn, prices }: Change): string {
  const names = (isBengali && columnsBn) || columns
  if (columns.length > 0) {
    return columns
      .map((column, index) => describeColumn(column, names[index] ?? column, prices))
      .join(', ')
  }
  if (!prices) return t(importMessages.newProduct)
  const { price, discountPrice } = prices.after
  if (discountPrice === null) return t(importMessages.newWithPrice)(formatTaka(price))
  return t(importMessages.newWithDiscount)(formatTaka(price), formatTaka(discountPrice))
}

type CountText = (count: number) => string

const describeCounts = ({ created, updated }: Counts, added: CountText, changed: CountText) =>
  [created > 0 && added(created), updated > 0 && changed(updated)].filter(Boolean).join(', ')

/** `2 products will be added, 1 product will be changed` */
export const describePlan = (counts: Counts) =>
  describeCounts(counts, t(importMessages.willBeAdded), t(importMessages.willBeChanged))

/** `2 products added, 1 product changed` */
export const describeResult = (counts: Counts) =>
  describeCounts(counts, t(importMessages.added), t(importMessages.changed))

export function describeProblems(problems: readonly ImportProblem[]): string {
  const rows = new Set(problems.map(({ row }) => row)).size
  return t(importMessages.rowsWithProblems)(rows)
}

type ShownProblem = { row: number; column: string; message: string }

/** In the language of the page; the file may have either. */
export function toShownProblem(problem: ImportProblem): ShownProblem {
  const { row, column = '', columnBn = column } = problem
  return { row, column: isBengali ? columnBn : column, message: localMessage(problem) }
}

const formatCells = (cells: readonly (string | number)[]) =>
  cells
    .map((cell) => (typeof cell === 'number' ? cell : `"${cell.replaceAll('"', '""')}"`))
    .join(',')

/** The problems as a file, so that the rows can be corrected one by one. */
export function toProblemsFile(problems: readonly ShownProblem[]): Blob {
  const lines = [
    [t(importMessages.row), t(importMessages.column), t(importMessages.problem)],
    ...problems.map(({ row, column, message }) => [row, column, message]),
  ].map(formatCells)
  return new Blob(['\uFEFF', lines.join('\r\n'), '\r\n'], { type: 'text/csv' })
}
