import { isPictureUrl } from '../../../../shop/pictures'
import type { Body } from '../../contract/types'
import { toPaisa } from '../../db/money'
import { isProductCategory } from './categories'

export type ProductInput = Body<'createProduct'>

export type ProductFacts = {
  productName: string
  category: string
  price: number
  discountPrice: number | null
  inStock: boolean
  keyFeatures: string[]
  images: string[]
  description: string
}

type Checked =
  | { facts: ProductFacts; fieldErrors: undefined }
  | { facts: undefined; fieldErrors: Record<string, string> }

type Occasion = 'add' | 'update'

function discountError(price: number, discount: number | null, occasion: Occasion) {
  if (discount === null || toPaisa(discount) < toPaisa(price)) return undefined
  if (occasion === 'add') return 'Discount price must be lower than the original price.'
  return toPaisa(discount) === toPaisa(price)
    ? 'Discount Price cannot be the same as Price!'
    : 'Discount Price cannot be greater than Price!'
}

/** What an admin typed, as it may be stored; or what is wrong with it. */
export function checkProduct(input: ProductInput, occasion: Occasion): Checked {
  const facts: ProductFacts = {
    productName: input.productName.trim(),
    category: input.category.trim(),
    price: input.price,
    discountPrice: input.discountPrice || null,
    inStock: input.inStock,
    keyFeatures: input.keyFeatures.map((feature) => feature.trim()).filter(Boolean),
    images: input.images,
    description: input.description,
  }
  const discountPrice = discountError(facts.price, facts.discountPrice, occasion)
  if (discountPrice) return { facts: undefined, fieldErrors: { discountPrice } }
  if (!isProductCategory(facts.category)) {
    return { facts: undefined, fieldErrors: { category: 'The shop has no such category.' } }
  }
  if (!facts.images.every(isPictureUrl)) {
    return { facts: undefined, fieldErrors: { images: 'This is not the address of a picture.' } }
  }
  return { facts, fieldErrors: undefined }
}
