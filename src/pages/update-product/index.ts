export { fetchProductToEdit } from './fetchProductToEdit'
export { UpdateProductPage } from './UpdateProductPage'
