import type { Handlers } from '../contract/types'
import { Problem } from '../lib/problem'

const underWay = () => {
  throw new Problem(501, 'not_yet', 'This is being built.')
}

/** Calls of the contract that are still being built. */
export const callsUnderWay: Pick<
  Handlers,
  'exportProducts' | 'exportOrders' | 'exportUsers' | 'exportCarts'
> = {
  exportProducts: underWay,
  exportOrders: underWay,
  exportUsers: underWay,
  exportCarts: underWay,
}
