export { CategoryPage } from './CategoryPage'
export { prefetchCategory } from './prefetchCategory'
