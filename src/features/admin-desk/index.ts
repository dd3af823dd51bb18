export { DeskPage } from './components/DeskPage'
export { OrdersTable } from './components/orders/OrdersTable'
