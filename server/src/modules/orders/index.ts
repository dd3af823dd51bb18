export { alreadyDelivered, deleteOrdersIn, deliverOrdersIn } from './adminCommands'
export { fillOrderNumbers } from './fillOrderNumbers'
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
export { toDelivery } from './rules'
export { findOrder } from './store'
