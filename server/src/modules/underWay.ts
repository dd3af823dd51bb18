import type { Handlers } from '../contract/types'
import { Problem } from '../lib/problem'

const underWay = () => {
  throw new Problem(501, 'not_yet', 'This is being built.')
}

/** Calls of the contract that are still being built. */
export const callsUnderWay: Pick<
  Handlers,
  | 'listOrderPayments'
  | 'deliverOrders'
  | 'deleteOrders'
  | 'deleteProducts'
  | 'setProductsStock'
  | 'deleteCartItems'
  | 'exportProducts'
  | 'exportOrders'
  | 'exportUsers'
  | 'exportCarts'
  | 'listDailySales'
  | 'getOrderStates'
  | 'listBestProducts'
  | 'listAuditLog'
  | 'refundDuplicate'
> = {
  listOrderPayments: underWay,
  deliverOrders: underWay,
  deleteOrders: underWay,
  deleteProducts: underWay,
  setProductsStock: underWay,
  deleteCartItems: underWay,
  exportProducts: underWay,
  exportOrders: underWay,
  exportUsers: underWay,
  exportCarts: underWay,
  listDailySales: underWay,
  getOrderStates: underWay,
  listBestProducts: underWay,
  listAuditLog: underWay,
  refundDuplicate: underWay,
}
