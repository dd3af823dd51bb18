export { saveProducts } from './adminCommands'
export { categoriesUnder, isProductCategory, withParentCategories } from './categories'
export { productListing, productSelection } from './listing'
export {
  newProductValues,
  type Product,
  type ProductRow,
  type ProductValues,
  productColumns,
  toColumns,
  toProduct,
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
export { findProduct, listCategory, searchProducts } from './store'
export { saveCategorySynonyms } from './synonyms'
