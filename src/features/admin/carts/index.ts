export { CartsTable } from './components/CartsTable'
