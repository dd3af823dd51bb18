import type { ReactNode } from 'react'
import type { Order } from '../../../api'
import { useMediaQuery } from '../../../shared/hooks/useMediaQuery'
import { OrderCards } from './OrderCards'
import { OrderTable } from './OrderTable'

export type OrderListProps = {
  orders: readonly Order[]
  /** What can be done with an order from here. */
  actions: (order: Order) => ReactNode
}

/** Where the sidebar leaves room for all columns. */
const wide = '(min-width: 1240px)'

export function OrderList(props: OrderListProps) {
  const isWide = useMediaQuery(wide)
  return isWide ? <OrderTable {...props} /> : <OrderCards {...props} />
}
