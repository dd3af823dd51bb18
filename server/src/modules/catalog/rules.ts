import { isPictureUrl } from '../../../../shop/pictures'
import type { Body } from '../../contract/types'
import { toPaisa } from '../../db/money'
import { isProductCategory } from './categories'
import type { Product } from './product'

export type ProductInput = Body<'createProduct'>

/** The fields of the contract, each with a value. */
export type ProductValues = Required<Omit<ProductInput, 'discountPrice'>> & {
  discountPrice: number | null
}

export type Prices = Pick<ProductValues, 'price' | 'discountPrice'>

type Checked =
  | { values: ProductValues; fieldErrors: undefined }
  | { values: undefined; fieldErrors: Record<string, string> }

type FormMode = 'add' | 'update'

export const toPrices = ({ price, discountPrice }: Pick<ProductInput, keyof Prices>): Prices => ({
  price,
  discountPrice: discountPrice || null,
})

/** What an admin would enter for the product. */
export const toProductInput = ({ _id, discountPrice, ...product }: Product): ProductValues => ({
  ...product,
  discountPrice: discountPrice ?? null,
})

export const hasSamePrices = (one: Prices, other: Prices) =>
  toPaisa(one.price) === toPaisa(other.price) &&
  toPaisa(one.discountPrice ?? 0) === toPaisa(other.discountPrice ?? 0)

export function discountError({ price, discountPrice: discount }: Prices, mode: FormMode) {
  if (discount === null || toPaisa(discount) < toPaisa(price)) return undefined
  if (mode === 'add') return 'Discount price must be lower than the original price.'
  return toPaisa(discount) === toPaisa(price)
    ? 'Discount Price cannot be the same as Price!'
    : 'Discount Price cannot be greater than Price!'
}

/** Normalises and validates the input of an admin. */
export function validateProduct(input: ProductInput, mode: FormMode): Checked {
  const values: ProductValues = {
    productName: input.productName.trim(),
    category: input.category.trim(),
    ...toPrices(input),
    inStock: input.inStock,
    keyFeatures: input.keyFeatures.map((feature) => feature.trim()).filter(Boolean),
    images: input.images,
    description: input.description,
  }
  const discountPrice = discountError(values, mode)
  if (discountPrice) return { values: undefined, fieldErrors: { discountPrice } }
  if (!isProductCategory(values.category)) {
    return { values: undefined, fieldErrors: { category: 'The shop has no such category.' } }
  }
  if (!values.images.every(isPictureUrl)) {
    return { values: undefined, fieldErrors: { images: 'This is not the address of a picture.' } }
  }
  return { values, fieldErrors: undefined }
}
