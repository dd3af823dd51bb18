export { announceProducts, saveProducts } from './adminCommands'
export { categoriesUnder, isProductCategory, withParentCategories } from './categories'
export { toFilterGroups } from './filters'
export { productListing, productSelection } from './listing'
export {
  newProductValues,
  type Product,
  type ProductRow,
  type ProductValues,
  productColumns,
  toColumns,
  toProduct,
  withVariants,
} from './product'
export { catalogRoutes } from './routes'
export {
  hasSamePrices,
  type Prices,
  toPrices,
  toProductInput,
} from './rules'
export { countPendingSales } from './sales'
export { saveSearchTerms } from './searchTerms'
export { findProduct, findVariants, listCategory, searchProducts } from './store'
export { saveCategorySynonyms } from './synonyms'
