export { CategoryPage } from './CategoryPage'
export { fetchCategory } from './fetchCategory'
