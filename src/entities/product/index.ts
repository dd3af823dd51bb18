export { type CardVariant, ProductCard, ProductCardSkeleton } from './components/ProductCard'
export { StockBadge } from './components/StockBadge'
export { getCategoryTint } from './lib/getCategoryTint'
export { selectCachedProduct } from './model/selectCachedProduct'
