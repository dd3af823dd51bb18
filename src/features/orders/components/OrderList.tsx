import type { ReactNode } from 'react'
import type { Order } from '../../../api'
import { useMediaQuery } from '../../../shared/hooks/useMediaQuery'
import { atLeast } from '../../../shared/theme/breakpoints'
import { OrderCards } from './OrderCards'
import { OrderTable } from './OrderTable'

export type OrderListProps = {
  orders: readonly Order[]
  actions: (order: Order) => ReactNode
}

export function OrderList(props: OrderListProps) {
  // The table needs this much beside the sidebar.
  const isWide = useMediaQuery(atLeast('wideDesktop'))
  return isWide ? <OrderTable {...props} /> : <OrderCards {...props} />
}
