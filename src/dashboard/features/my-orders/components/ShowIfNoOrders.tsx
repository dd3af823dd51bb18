import type { ReactNode } from 'react'
import { useListMyOrdersQuery } from '@/api'

type ShowIfNoOrdersProps = { email: string; children: ReactNode }

/** Renders its children for users without orders. */
export function ShowIfNoOrders({ email, children }: ShowIfNoOrdersProps) {
  const { data: orders } = useListMyOrdersQuery({ email })
  return orders?.length === 0 && children
}
