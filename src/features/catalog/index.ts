export { selectCachedProduct } from '../../entities/product'
export { BestSellers } from './components/BestSellers'
export { CategoryListing } from './components/CategoryListing'
export { Deals } from './components/Deals'
export { MoreFrom } from './components/MoreFrom'
export { NewArrivals } from './components/NewArrivals'
export { PopularProducts } from './components/PopularProducts'
export { ProductDetails } from './components/ProductDetails'
export { ProductSkeleton } from './components/ProductSkeleton'
export { RecentlyViewed } from './components/RecentlyViewed'
export { getCategoryContext, isSameCategory } from './lib/getCategoryContext'
export {
  type Listing,
  normalizeQuery,
  readListing,
  toListingArg,
  writeListing,
} from './lib/listing'
export { prefetchCategory } from './model/prefetchCategory'
