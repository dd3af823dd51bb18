import { findWrongAttribute, sortAttributes } from '../../../../common/attributes'
import { discountError } from '../../../../common/discountError'
import { mapFields } from '../../../../common/mapFields'
import { isPictureUrl } from '../../../../common/pictures'
import { type Text, text } from '../../../../common/text'
import { toPaisa } from '../../db/money'
import { isProductCategory } from './categories'
import type { Product, ProductInput, ProductValues } from './product'

export type Prices = Pick<ProductValues, 'price' | 'discountPrice'>

type Checked =
  | { values: ProductValues; fieldErrors: undefined }
  | { values: undefined; fieldErrors: Record<string, Text> }

export const toPrices = ({ price, discountPrice }: Pick<ProductInput, keyof Prices>): Prices => ({
  price,
  discountPrice: discountPrice || null,
})

/** What an admin would enter for the product. */
export const toProductInput = ({
  _id,
  discountPrice,
  starCounts,
  swatches,
  ...product
}: Product): ProductValues => ({
  ...product,
  discountPrice: discountPrice ?? null,
})

export const hasSamePrices = (one: Prices, other: Prices) =>
  toPaisa(one.price) === toPaisa(other.price) &&
  toPaisa(one.discountPrice ?? 0) === toPaisa(other.discountPrice ?? 0)

/** Normalises and validates the input of an admin. */
export function validateProduct(input: ProductInput, mode: 'add' | 'edit'): Checked {
  const values: ProductValues = {
    ...input,
    ...mapFields(['text', 'category'], (name) => input[name].trim()),
    ...mapFields(['list'], (name) => input[name].map((entry) => entry.trim()).filter(Boolean)),
    attributes: sortAttributes(input.attributes),
    ...toPrices(input),
  }
  const discountPrice = discountError(values, mode)
  if (discountPrice) return { values: undefined, fieldErrors: { discountPrice } }
  if (!isProductCategory(values.category)) {
    return {
      values: undefined,
      fieldErrors: { category: text('The shop has no such category.', 'শপে এমন ক্যাটাগরি নেই।') },
    }
  }
  if (!values.images.every(isPictureUrl)) {
    return {
      values: undefined,
      fieldErrors: {
        images: text('This is not the address of a picture.', 'এটি কোনো ছবির ঠিকানা নয়।'),
      },
    }
  }
  const wrong = findWrongAttribute(input.attributes)
  if (wrong !== undefined) {
    return { values: undefined, fieldErrors: { attributes: wrongAttribute(wrong) } }
  }
  return { values, fieldErrors: undefined }
}

const wrongAttribute = (entry: string) =>
  text(
    `The shop has no attribute with this value, or it is there twice: ${entry}`,
    `শপে এই মানের কোনো বৈশিষ্ট্য নেই, অথবা সেটি দুবার আছে: ${entry}`,
  )
