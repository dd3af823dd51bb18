import type { Selectable } from 'kysely'
import { emptyProduct, fields } from '../../../../common/mapFields'
import {
  type ColumnOf,
  type FieldName,
  fieldNames,
  type NamesOf,
  productFields,
} from '../../../../common/productFields'
import type { Body, ResponseBody } from '../../contract/types'
import type { Products } from '../../db/generated/schema'

export type Product = ResponseBody<'getProduct'>

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

export function toProduct(row: ProductRow): Product {
  const values = toProductValues(row)
  return {
    ...values,
    _id: row.id,
    discountPrice: values.discountPrice ?? undefined,
    starCounts: row.star_counts.some((count) => count > 0) ? row.star_counts : undefined,
  }
}

export const toETag = ({ version }: Pick<ProductRow, 'version'>) => `"v${version}"`

/**
 * Returns the version of an `If-Match`; undefined for `*`, and 0, which no product has, for a foreign ETag. Cached responses
 * append content hash and encoding to the version.
 */
export function parseIfMatch(ifMatch: string): number | undefined {
  if (ifMatch.trim() === '*') return undefined
  return Number(/^(?:W\/)?"v(\d{1,9})(?:\.[^"]*)?"$/.exec(ifMatch.trim())?.[1] ?? 0)
}
