export { deleteOrdersIn } from './adminCommands'
export { orderListing } from './listing'
export {
  adminOrderSelection,
  dueOn,
  itemsColumn,
  type OrderRow,
  orderColumns,
  toOrder,
  toOrderOf,
} from './order'
export { foldPendingStats } from './orderStats'
export { orderRoutes } from './routes'
export { findOrder } from './store'
