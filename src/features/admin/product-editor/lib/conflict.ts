import { formatTaka } from '../../../../shared/lib/formatTaka'
import type { ProductDraft, ProductFields } from '../forms/productForm'
import { parseAmount } from './amount'
import { readFeatures, writeFeatures } from './keyFeatures'

export type ConflictFieldName = Exclude<keyof ProductFields, 'moreFeatures'> | 'images'
export type Side = 'mine' | 'theirs'
export type Choices = Partial<Record<ConflictFieldName, Side>>

export const fieldLabels: Record<ConflictFieldName, string> = {
  productName: 'Name',
  category: 'Category',
  price: 'Price',
  discountPrice: 'Discount price',
  inStock: 'Stock',
  images: 'Pictures',
  keyFeatures: 'Key features',
  description: 'Description',
}

const isConflictField = (name: string): name is ConflictFieldName => name in fieldLabels
const conflictFields = Object.keys(fieldLabels).filter(isConflictField)

const amountText = (text: string) => {
  const amount = parseAmount(text)
  return amount === undefined ? text.trim() : formatTaka(amount)
}

/** A field's value as text, so that different spellings of the same value are equal. */
export function getFieldText({ fields, images }: ProductDraft, field: ConflictFieldName): string {
  switch (field) {
    case 'price':
    case 'discountPrice':
      return amountText(fields[field])
    case 'inStock':
      return fields.inStock ? 'In stock' : 'Out of stock'
    case 'images':
      return images.join('\n')
    case 'keyFeatures':
      return writeFeatures(readFeatures(fields.keyFeatures))
    case 'productName':
    case 'category':
    case 'description':
      return fields[field].trim()
  }
}

export const getDifferences = (one: ProductDraft, other: ProductDraft) =>
  conflictFields.filter((field) => getFieldText(one, field) !== getFieldText(other, field))

/** Defaults to the changed version of a field, and to the user's own if both changed it. */
export function getDefaultChoices(
  base: ProductDraft,
  mine: ProductDraft,
  theirs: ProductDraft,
): Choices {
  const changedByMe = getDifferences(base, mine)
  return Object.fromEntries(
    getDifferences(mine, theirs).map((field) => [
      field,
      changedByMe.includes(field) ? 'mine' : 'theirs',
    ]),
  )
}

export function merge(mine: ProductDraft, theirs: ProductDraft, choices: Choices): ProductDraft {
  const taken = conflictFields.filter((field) => choices[field] === 'theirs')
  const fromTheirs = Object.fromEntries(
    taken.filter((field) => field !== 'images').map((field) => [field, theirs.fields[field]]),
  )
  return {
    fields: { ...mine.fields, ...fromTheirs },
    images: taken.includes('images') ? theirs.images : mine.images,
  }
}
