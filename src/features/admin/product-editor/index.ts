export { AddProduct } from './components/AddProduct'
export { EditorSkeleton } from './components/EditorSkeleton'
export { PriceDialog } from './components/PriceDialog'
export { UpdateProduct } from './components/UpdateProduct'
