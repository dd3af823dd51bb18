import { inLanguage, type Language, text } from './text'

type Texts = {
  productName: string
  keyFeatures: readonly string[]
  description: string
  productNameBn: string
  keyFeaturesBn: readonly string[]
  descriptionBn: string
}

const inEnglish = <Product extends Texts>(product: Product): Product => product

const inBengali = <Product extends Texts>(product: Product): Product => ({
  ...product,
  productName: product.productNameBn || product.productName,
  keyFeatures: product.keyFeaturesBn.length > 0 ? product.keyFeaturesBn : product.keyFeatures,
  description: product.descriptionBn || product.description,
})

const inEach = text(inEnglish, inBengali)

/** The product with the texts that pages in a language show: without Bengali ones the English ones. */
export const productIn = <Product extends Texts>(language: Language, product: Product): Product =>
  inLanguage(language)(inEach)(product)
