export { ProductsTable } from './components/ProductsTable'
