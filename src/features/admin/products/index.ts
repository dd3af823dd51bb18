export { ImportButton } from './components/ImportButton'
export { ProductsTable } from './components/ProductsTable'
