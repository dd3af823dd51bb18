import type { ImportProblem, ProductImport } from '@/api'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'

export const maxFileBytes = 128 * 1024 * 1024

type Counts = Pick<ProductImport, 'created' | 'updated'>

type Change = ProductImport['changes'][number]
type PriceChange = NonNullable<Change['prices']>

const formatPrice = (price: number | null) =>
  price === null ? t(messages.noPrice) : formatTaka(price)

/** By the names of columns in the file, which are English. */
const priceFields: Readonly<Record<string, keyof PriceChange['after']>> = {
  Price: 'price',
  'Discount price': 'discountPrice',
}

function describeColumn(column: string, prices: PriceChange | undefined): string {
  const field = priceFields[column]
  if (!field || !prices?.before) return column
  return `${column} ${formatPrice(prices.before[field])} → ${formatPrice(prices.after[field])}`
}

/** `Price ৳1,490 → ৳1,590, In stock`: a mistyped price is seen before it is imported. */
export function describeChange({ columns, prices }: Change): string {
  if (columns.length > 0) return columns.map((column) => describeColumn(column, prices)).join(', ')
  if (!prices) return t(messages.newProduct)
  const { price, discountPrice } = prices.after
  if (discountPrice === null) return t(messages.newWithPrice)(formatTaka(price))
  return t(messages.newWithDiscount)(formatTaka(price), formatTaka(discountPrice))
}

type CountText = (count: number) => string

const describeCounts = ({ created, updated }: Counts, added: CountText, changed: CountText) =>
  [created > 0 && added(created), updated > 0 && changed(updated)].filter(Boolean).join(', ')

/** `2 products will be added, 1 product will be changed` */
export const describePlan = (counts: Counts) =>
  describeCounts(counts, t(messages.willBeAdded), t(messages.willBeChanged))

/** `2 products added, 1 product changed` */
export const describeResult = (counts: Counts) =>
  describeCounts(counts, t(messages.added), t(messages.changed))

export function describeProblems(problems: readonly ImportProblem[]): string {
  const rows = new Set(problems.map(({ row }) => row)).size
  return t(messages.rowsWithProblems)(rows)
}

const toCell = (text: string) => `"${text.replaceAll('"', '""')}"`

/** The problems as a file, so that the rows can be corrected one by one. */
export function toProblemsFile(problems: readonly ImportProblem[]): Blob {
  const rows = problems.map(({ row, column = '', message }) =>
    [row, toCell(column), toCell(message)].join(','),
  )
  return new Blob(['\uFEFF', ['"Row","Column","Problem"', ...rows].join('\r\n'), '\r\n'], {
    type: 'text/csv',
  })
}
