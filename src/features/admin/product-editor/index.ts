export { AddProduct } from './components/AddProduct'
export { EditorSkeleton } from './components/EditorSkeleton'
export { UpdateProduct } from './components/UpdateProduct'
