import type { ImportProblem, ProductImport } from '@/api'
import { formatTaka } from '@/shared/lib/formatTaka'
import { pluralize } from '@/shared/lib/pluralize'

export const maxFileBytes = 128 * 1024 * 1024

type Counts = Pick<ProductImport, 'created' | 'updated'>

type Change = ProductImport['changes'][number]
type PriceChange = NonNullable<Change['prices']>

const formatPrice = (price: number | null) => (price === null ? 'none' : formatTaka(price))

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
  if (!prices) return 'New'
  const { price, discountPrice } = prices.after
  const discount = discountPrice === null ? '' : `, discount price ${formatTaka(discountPrice)}`
  return `New, price ${formatTaka(price)}${discount}`
}

/** `2 products added, 1 product changed`, or `will be added` before the import. */
export function describeCounts({ created, updated }: Counts, willBe = ''): string {
  const parts = [
    created > 0 && `${pluralize(created, 'product')} ${willBe}added`,
    updated > 0 && `${pluralize(updated, 'product')} ${willBe}changed`,
  ]
  return parts.filter(Boolean).join(', ')
}

export function describeProblems(problems: readonly ImportProblem[]): string {
  const rows = new Set(problems.map(({ row }) => row)).size
  return `${pluralize(rows, 'row has a problem', 'rows have problems')}. Nothing can be imported until the file is corrected.`
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
