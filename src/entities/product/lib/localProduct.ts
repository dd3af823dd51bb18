import type { Product } from '@/api'
import { productIn } from '@/common/localProduct'
import { isBengali, language } from '@/shared/lib/language'

/** The product with the texts that this page shows. Its address still has the English name. */
export const localProduct = (product: Product): Product =>
  isBengali ? productIn(language, product) : product

// `lang` of an element with a text of the product: a Bengali page shows the English one if there is no other. They read a property only
// after the condition, so that the minifier leaves nothing of them in the English build.

export const nameLang = (product: Pick<Product, 'productNameBn'>) =>
  isBengali && product.productNameBn === '' ? 'en' : undefined

export const featuresLang = (product: Pick<Product, 'keyFeaturesBn'>) =>
  isBengali && product.keyFeaturesBn.length === 0 ? 'en' : undefined

export const descriptionLang = (product: Pick<Product, 'descriptionBn'>) =>
  isBengali && product.descriptionBn === '' ? 'en' : undefined
