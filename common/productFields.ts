import { formatTaka } from './formatTaka'
import type { createProductLimits } from './generated/limits/createProduct'

/** How a field is entered, kept and shown. `number` is a whole one, 0 for none; `category` is one of the shop's. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'category'
  | 'amount'
  | 'number'
  | 'yesNo'
  | 'list'
  | 'pictures'

/** The parts of the form, from the top. */
export const panels = ['Details', 'Price and stock', 'Pictures', 'Description'] as const

export type Row = {
  kind: FieldKind
  panel: (typeof panels)[number]
  /** Of the table `products`. */
  column: string
  label: string
  /** The label of the input and the heading of the CSV column, if they differ from `label`. */
  inputLabel?: string
  heading?: string
  /** The word for one of them in messages, if it differs from `label`. */
  noun?: string
  hint?: string
  /** For true and false, if they are not Yes and No. */
  words?: readonly [string, string]
  /** Shown like a key feature, with its label, on the product page, in the comparison and in Markdown; the others have a place of their own. */
  isListed?: boolean
}

/** What admins enter for a product, in the order of the CSV columns. */
export const productFields = {
  productName: { kind: 'text', panel: 'Details', column: 'product_name', label: 'Name' },
  category: { kind: 'category', panel: 'Details', column: 'category', label: 'Category' },
  price: {
    kind: 'amount',
    panel: 'Price and stock',
    column: 'price',
    label: 'Price',
    inputLabel: 'Price (৳)',
  },
  discountPrice: {
    kind: 'amount',
    panel: 'Price and stock',
    column: 'discount_price',
    label: 'Discount price',
    inputLabel: 'Discount price (৳, optional)',
  },
  inStock: {
    kind: 'yesNo',
    panel: 'Price and stock',
    column: 'in_stock',
    label: 'Stock',
    inputLabel: 'In stock',
    heading: 'In stock',
    words: ['In stock', 'Out of stock'],
  },
  keyFeatures: {
    kind: 'list',
    panel: 'Description',
    column: 'key_features',
    label: 'Key features',
    noun: 'key feature',
    hint: 'Separate with commas.',
  },
  images: {
    kind: 'pictures',
    panel: 'Pictures',
    column: 'images',
    label: 'Pictures',
    heading: 'Images',
    noun: 'picture',
  },
  description: {
    kind: 'longText',
    panel: 'Description',
    column: 'description',
    label: 'Description',
    hint: 'Each line becomes a paragraph.',
  },
} as const satisfies Record<keyof typeof createProductLimits, Row>

export type FieldName = keyof typeof productFields
export type NamesOf<Kind extends FieldKind> = {
  [Name in FieldName]: (typeof productFields)[Name]['kind'] extends Kind ? Name : never
}[FieldName]
export type ColumnOf<Name extends FieldName> = (typeof productFields)[Name]['column']

type Value = string | number | boolean | readonly string[] | undefined

function toText({ kind, words }: Row, value: Value): string {
  if (typeof value === 'object') return value.join(', ')
  if (typeof value === 'boolean') return (words ?? ['Yes', 'No'])[value ? 0 : 1]
  if (typeof value === 'number' && kind === 'amount') return formatTaka(value)
  return value ? String(value) : ''
}

type Features = Readonly<Partial<Record<Exclude<FieldName, 'keyFeatures'>, Value>>> & {
  keyFeatures: readonly string[]
}

// Its type demands exactly these keys.
export const fieldNames = Object.keys(productFields) as FieldName[]

/** The key features, and the listed fields as further ones: `Warranty (months): 12`. */
export const listFeatures = (product: Features) => [
  ...product.keyFeatures,
  ...fieldNames.flatMap((name) => {
    const row: Row = productFields[name]
    const text = row.isListed ? toText(row, product[name]) : ''
    return text ? `${row.label}: ${text}` : []
  }),
]
