import type { Product, ProductInput, ProductVersion } from '../../../../api'
import { parseAmount, parseDiscount } from '../lib/amount'
import { readFeatures, writeFeatures } from '../lib/keyFeatures'
import { type Picture, toPictures } from '../lib/pictures'

export type FormMode = 'add' | 'edit'

/** The fields of the contract that are entered as text, as are amounts and features. */
export type TextFieldName =
  | Exclude<keyof ProductInput, 'inStock' | 'images'>
  /** A second field for key features, only when adding. */
  | 'moreFeatures'

export type ProductForm = Record<TextFieldName, string> & {
  inStock: boolean
  images: Picture[]
  /** The version of the product that is being edited, or the product that is copied. */
  version?: ProductVersion
}

export const emptyForm: ProductForm = {
  productName: '',
  category: '',
  price: '',
  discountPrice: '',
  inStock: true,
  images: [],
  keyFeatures: '',
  moreFeatures: '',
  description: '',
}

export function toForm(version: ProductVersion): ProductForm {
  const { _id, ...product } = version.product
  return {
    ...emptyForm,
    ...product,
    price: `${product.price}`,
    discountPrice: `${product.discountPrice || ''}`,
    keyFeatures: writeFeatures(product.keyFeatures),
    images: toPictures(product.images),
    version,
  }
}

/** A feature may contain a comma, so unchanged features are not split again. */
function getFeatures({ keyFeatures, moreFeatures, version }: ProductForm): string[] {
  const before = version?.product.keyFeatures
  const isUnchanged = before && keyFeatures === writeFeatures(before)
  return [...(isUnchanged ? before : readFeatures(keyFeatures)), ...readFeatures(moreFeatures)]
}

/** The request body; the form's rules have already checked the amounts. */
export function toProductInput(form: ProductForm): Required<ProductInput> {
  return {
    productName: form.productName.trim(),
    category: form.category,
    price: parseAmount(form.price) ?? 0,
    discountPrice: parseDiscount(form.discountPrice) ?? null,
    inStock: form.inStock,
    keyFeatures: getFeatures(form),
    images: form.images.flatMap(({ url }) => url ?? []),
    description: form.description.trim(),
  }
}

/** The form as a product, with placeholders for empty fields. */
export function toPreviewProduct(form: ProductForm): Product {
  const { productName, category, discountPrice, keyFeatures, ...input } = toProductInput(form)
  const hasDiscount = discountPrice && discountPrice < input.price
  return {
    ...input,
    _id: 'preview',
    productName: productName || 'Product name',
    category: category || 'Category',
    ...(hasDiscount && { discountPrice }),
    // The card uses the features as React keys.
    keyFeatures: [...new Set(keyFeatures)],
    images: form.images.map(({ src }) => src),
  }
}
