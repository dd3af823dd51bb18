import type { ReactNode } from 'react'
import type { Order } from '../../../api'
import { useMediaQuery } from '../../../shared/hooks/useMediaQuery'
import { OrderCards } from './OrderCards'
import { OrderTable } from './OrderTable'

export type OrderListProps = {
  orders: readonly Order[]
  actions: (order: Order) => ReactNode
}

/** The table needs this much beside the sidebar. */
const wide = '(min-width: 1240px)'

export function OrderList(props: OrderListProps) {
  const isWide = useMediaQuery(wide)
  return isWide ? <OrderTable {...props} /> : <OrderCards {...props} />
}
