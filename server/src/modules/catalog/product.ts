import type { Selectable } from 'kysely'
import { emptyProduct, fields } from '../../../../common/mapFields'
import {
  type ColumnOf,
  type FieldName,
  fieldNames,
  type NamesOf,
  productFields,
} from '../../../../common/productFields'
import { attributes, colours } from '../../../../shop/attributes'
import type { components } from '../../contract/generated/types'
import type { Body } from '../../contract/types'
import type { Products } from '../../db/generated/schema'

type Schemas = components['schemas']

export type Product = Schemas['Product']

export type ProductInput = Body<'createProduct'>

/** The fields of the contract, each with a value. */
export type ProductValues = Required<Omit<ProductInput, 'discountPrice'>> & {
  discountPrice: number | null
}

/** Before anything is entered. */
export const newProductValues: ProductValues = { ...emptyProduct, discountPrice: null }

export const fieldColumns = fields.map(({ column }) => column as ColumnOf<FieldName>)

export const productColumns = ['id', ...fieldColumns, 'version', 'star_counts'] as const

export type ProductRow = Pick<Selectable<Products>, (typeof productColumns)[number]>

const columnOf = <Name extends FieldName>(name: Name): ColumnOf<Name> => productFields[name].column

/** Amounts come as text. */
type Read<Name extends FieldName> =
  | (Name extends NamesOf<'amount'> ? number : ProductRow[ColumnOf<Name>])
  | Extract<ProductRow[ColumnOf<Name>], null>

/** In a plain loop, because an export has thousands of rows. */
export function toProductValues(row: ProductRow): ProductValues {
  const values: Partial<Record<FieldName, unknown>> = {}
  for (const { name, kind } of fields) {
    const value = row[columnOf(name)]
    values[name] = kind === 'amount' && value !== null ? Number(value) : value
  }
  return values as { [Name in FieldName]: Read<Name> }
}

export const toColumns = (values: ProductValues) =>
  Object.fromEntries(fieldNames.map((name) => [columnOf(name), values[name]])) as {
    [Name in FieldName as ColumnOf<Name>]: ProductValues[Name]
  }

/** With the colours of its family, as stored, in lists for shoppers. */
export type ListedRow = ProductRow & { family_colours?: readonly string[] | null }

/** Those that the shop has, in its order. */
function toSwatches(stored: readonly string[]): string[] {
  const names = Object.keys(colours) as (keyof typeof colours)[]
  return names
    .filter((name) => stored.includes(name))
    .map((name) => attributes.colour.swatches[name])
}

export function toProduct(row: ListedRow): Product {
  const values = toProductValues(row)
  const swatches = toSwatches(row.family_colours ?? [])
  return {
    ...values,
    _id: row.id,
    discountPrice: values.discountPrice ?? undefined,
    swatches: swatches.length > 1 ? swatches : undefined,
    starCounts: row.star_counts.some((count) => count > 0) ? row.star_counts : undefined,
  }
}

export type VariantRow = Pick<
  ProductRow,
  'id' | 'product_name' | 'product_name_bn' | 'price' | 'discount_price' | 'in_stock' | 'attributes'
> & { image: string | null }

const toVariant = (row: VariantRow): Schemas['Variant'] => ({
  _id: row.id,
  productName: row.product_name,
  productNameBn: row.product_name_bn,
  price: Number(row.price),
  discountPrice: row.discount_price === null ? undefined : Number(row.discount_price),
  inStock: row.in_stock,
  image: row.image ?? '',
  attributes: row.attributes,
})

export const withVariants = (
  row: ProductRow,
  variants: readonly VariantRow[],
): Schemas['ProductWithVariants'] => ({
  ...toProduct(row),
  variants: variants.length > 1 ? variants.map(toVariant) : undefined,
})

export const toETag = ({ version }: Pick<ProductRow, 'version'>) => `"v${version}"`

/**
 * Returns the version of an `If-Match`; undefined for `*`, and 0, which no product has, for a foreign ETag. Cached responses
 * append content hash and encoding to the version.
 */
export function parseIfMatch(ifMatch: string): number | undefined {
  if (ifMatch.trim() === '*') return undefined
  return Number(/^(?:W\/)?"v(\d{1,9})(?:\.[^"]*)?"$/.exec(ifMatch.trim())?.[1] ?? 0)
}
