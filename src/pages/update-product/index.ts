export { prefetchProduct } from '../../entities/product'
export { UpdateProductPage } from './UpdateProductPage'
