import type { ReactNode } from 'react'
import { useListMyOrdersQuery } from '../../../api'

type ShowIfNoOrdersProps = { email: string; children: ReactNode }

/** For somebody new: what helps them choose, as long as they have ordered nothing. */
export function ShowIfNoOrders({ email, children }: ShowIfNoOrdersProps) {
  const { data: orders } = useListMyOrdersQuery({ email })
  return orders?.length === 0 && children
}
