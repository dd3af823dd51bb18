import type { ProductInput, ProductVersion } from '../../../../api'
import { formatTaka } from '../../../../shared/lib/formatTaka'
import { type ProductForm, toForm, toProductInput } from '../forms/productForm'
import { parseAmount } from './amount'
import { writeFeatures } from './keyFeatures'

export type FieldName = keyof ProductInput

const labels = {
  productName: 'Name',
  category: 'Category',
  price: 'Price',
  discountPrice: 'Discount price',
  inStock: 'Stock',
  images: 'Pictures',
  keyFeatures: 'Key features',
  description: 'Description',
} satisfies Record<FieldName, string>

// The type of the labels demands exactly these keys.
const fieldNames = Object.keys(labels) as FieldName[]

/** A text that is no amount stays as it is, so that it counts as changed. */
function toAmountText(text: string) {
  const amount = parseAmount(text)
  return amount === undefined ? text.trim() : formatTaka(amount)
}

/** Readable texts, so that different spellings of the same value are equal. */
function toTexts(form: ProductForm): Record<FieldName, string> {
  const input = toProductInput(form)
  return {
    ...input,
    price: toAmountText(form.price),
    discountPrice: parseAmount(form.discountPrice) === 0 ? '' : toAmountText(form.discountPrice),
    inStock: input.inStock ? 'In stock' : 'Out of stock',
    // A picture that is being uploaded has no URL yet.
    images: form.images.map(({ url, src }) => url ?? src).join('\n'),
    keyFeatures: writeFeatures(input.keyFeatures),
  }
}

export type Change = { field: FieldName; label: string; mine: string; theirs: string }

export type Merge = {
  /** The entered values, on top of the other version. */
  form: ProductForm
  /** What the other version changed, other than the form. */
  changes: readonly Change[]
  /** Both changed these fields, to different values; `form` has the entered ones. */
  conflicts: readonly Change[]
}

/** Applies what was entered since the form's own version to a newer version of the product. */
export function mergeForms(
  mine: ProductForm,
  version: ProductVersion,
  fields: readonly FieldName[] = fieldNames,
): Merge {
  const theirs = toForm(version)
  const base = toTexts(toForm(mine.version ?? version))
  const [myTexts, theirTexts] = [toTexts(mine), toTexts(theirs)]
  const changes = fields
    .filter((field) => theirTexts[field] !== base[field] && theirTexts[field] !== myTexts[field])
    .map((field) => ({
      field,
      label: labels[field],
      mine: myTexts[field],
      theirs: theirTexts[field],
    }))
  const conflicts = changes.filter(({ field }) => myTexts[field] !== base[field])
  const untouched = fields.filter((field) => myTexts[field] === base[field])
  return { form: takeFields({ ...mine, version }, theirs, untouched), changes, conflicts }
}

/** The form with these fields of another one. */
export const takeFields = (
  form: ProductForm,
  other: ProductForm,
  fields: readonly FieldName[],
): ProductForm => ({ ...form, ...Object.fromEntries(fields.map((field) => [field, other[field]])) })
