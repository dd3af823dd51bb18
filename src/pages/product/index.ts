export { fetchProduct } from './fetchProduct'
export { ProductPage } from './ProductPage'
