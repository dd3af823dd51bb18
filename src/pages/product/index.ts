export { prefetchProduct } from '../../entities/product'
export { ProductPage } from './ProductPage'
