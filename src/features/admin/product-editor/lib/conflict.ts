import { formatTaka } from '../../../../shared/lib/formatTaka'
import type { ProductDraft, ProductFields } from '../forms/productForm'
import { amountOf } from './amount'
import { readFeatures, writeFeatures } from './keyFeatures'

/** What two admins can have made of the same product. */
export type Fact = Exclude<keyof ProductFields, 'moreFeatures'> | 'images'
export type Side = 'mine' | 'theirs'
export type Choices = Partial<Record<Fact, Side>>

export const factLabels: Record<Fact, string> = {
  productName: 'Name',
  category: 'Category',
  price: 'Price',
  discountPrice: 'Discount price',
  inStock: 'Stock',
  images: 'Pictures',
  keyFeatures: 'Key features',
  description: 'Description',
}

const facts: readonly Fact[] = [
  'productName',
  'category',
  'price',
  'discountPrice',
  'inStock',
  'images',
  'keyFeatures',
  'description',
]

const amountText = (text: string) => {
  const amount = amountOf(text)
  return amount === undefined ? text.trim() : formatTaka(amount)
}

/** A fact as people compare it: what reads the same is the same. */
export function textOf({ fields, images }: ProductDraft, fact: Fact): string {
  switch (fact) {
    case 'price':
    case 'discountPrice':
      return amountText(fields[fact])
    case 'inStock':
      return fields.inStock ? 'In stock' : 'Out of stock'
    case 'images':
      return images.join('\n')
    case 'keyFeatures':
      return writeFeatures(readFeatures(fields.keyFeatures))
    case 'productName':
    case 'category':
    case 'description':
      return fields[fact].trim()
  }
}

/** The facts in which two drafts differ. */
export const differences = (one: ProductDraft, other: ProductDraft) =>
  facts.filter((fact) => textOf(one, fact) !== textOf(other, fact))

/** Whoever alone has changed a fact meant to; where both have, it is the admin's who is asked. */
export function firstChoices(
  base: ProductDraft,
  mine: ProductDraft,
  theirs: ProductDraft,
): Choices {
  const changedByMe = differences(base, mine)
  return Object.fromEntries(
    differences(mine, theirs).map((fact) => [fact, changedByMe.includes(fact) ? 'mine' : 'theirs']),
  )
}

/** Mine, with the facts that are chosen from theirs. */
export function merge(mine: ProductDraft, theirs: ProductDraft, choices: Choices): ProductDraft {
  const taken = facts.filter((fact) => choices[fact] === 'theirs')
  const fromTheirs = Object.fromEntries(
    taken.filter((fact) => fact !== 'images').map((fact) => [fact, theirs.fields[fact]]),
  )
  return {
    fields: { ...mine.fields, ...fromTheirs },
    images: taken.includes('images') ? theirs.images : mine.images,
  }
}
