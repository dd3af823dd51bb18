import type { Product, ProductInput, ProductVersion } from '@/api'
import { knownAttributes, toAttributeValue } from '@/common/attributes'
import { emptyProduct, mapFields, numberKinds, textKinds } from '@/common/mapFields'
import type { NamesOf } from '@/common/productFields'
import { parseAmount, parseDiscount } from '@/dashboard/ui/amount'
import { type Picture, toPictures, toUrls } from '@/dashboard/ui/pictures/pictures'
import { t } from '@/shared/lib/language'
import { readFeatures, writeFeatures } from '../lib/keyFeatures'
import * as messages from '../messages'

export type FormMode = 'add' | 'edit'

/** Numbers and lists are entered as text. */
export type ProductForm = Record<
  | NamesOf<(typeof textKinds)[number] | (typeof numberKinds)[number] | 'list'>
  /** A second field for key features, only when adding. */
  | 'moreFeatures',
  string
> &
  Record<NamesOf<'yesNo'>, boolean> &
  Record<NamesOf<'pictures'>, Picture[]> &
  /** What is entered for each attribute, by its name. */
  Record<NamesOf<'attributes'>, Record<string, string>> & {
    /** The version of the product that is being edited, or the product that is copied. */
    version?: ProductVersion
  }

const toPairs = (attributes: readonly string[]) =>
  knownAttributes(attributes).map(({ name, value }) => [name, value] as const)

const toFields = (product: Omit<Product, '_id'>): ProductForm => ({
  ...mapFields(textKinds, (name) => product[name]),
  ...mapFields(numberKinds, (name) => `${product[name] || ''}`),
  ...mapFields(['yesNo'], (name) => product[name]),
  ...mapFields(['list'], (name) => writeFeatures(product[name])),
  ...mapFields(['pictures'], (name) => toPictures(product[name])),
  ...mapFields(['attributes'], (name) => Object.fromEntries(toPairs(product[name]))),
  moreFeatures: '',
})

export const emptyForm = toFields(emptyProduct)

export const toForm = (version: ProductVersion): ProductForm => ({
  ...toFields(version.product),
  version,
})

/** A feature may contain a comma, so unchanged features are not split again. */
function getFeatures(form: ProductForm, name: NamesOf<'list'>): string[] {
  const before = form.version?.product[name]
  const isUnchanged = before && form[name] === writeFeatures(before)
  return isUnchanged ? [...before] : readFeatures(form[name])
}

/** Those that are entered; what is no value stays as it is, for the rules. */
const toAttributes = (entered: Readonly<Record<string, string>>): string[] =>
  knownAttributes(Object.entries(entered).map(([name, text]) => `${name}:${text.trim()}`))
    .filter(({ value }) => value !== '')
    .map(({ name, attribute, value }) => `${name}:${toAttributeValue(attribute, value) ?? value}`)

/** The request body; the form's rules have already checked the amounts. */
export const toProductInput = (form: ProductForm): Required<ProductInput> => ({
  ...mapFields(textKinds, (name) => form[name].trim()),
  ...mapFields(numberKinds, (name) => parseAmount(form[name]) ?? 0),
  discountPrice: parseDiscount(form.discountPrice) ?? null,
  ...mapFields(['yesNo'], (name) => form[name]),
  ...mapFields(['list'], (name) => getFeatures(form, name)),
  keyFeatures: [...getFeatures(form, 'keyFeatures'), ...readFeatures(form.moreFeatures)],
  ...mapFields(['pictures'], (name) => toUrls(form[name])),
  ...mapFields(['attributes'], (name) => toAttributes(form[name])),
})

/** The form as a product, with placeholders for empty fields. */
export function toPreviewProduct(form: ProductForm): Product {
  const { productName, category, discountPrice, ...input } = toProductInput(form)
  const hasDiscount = discountPrice && discountPrice < input.price
  return {
    ...input,
    _id: 'preview',
    productName: productName || t(messages.productName),
    category: category || t(messages.category),
    ...(hasDiscount && { discountPrice }),
    // The card uses the features as React keys.
    ...mapFields(['list'], (name) => [...new Set(input[name])]),
    images: form.images.map(({ src }) => src),
  }
}
