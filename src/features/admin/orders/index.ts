export { OrdersTable } from './components/OrdersTable'
