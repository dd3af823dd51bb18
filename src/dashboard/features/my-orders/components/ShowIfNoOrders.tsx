import type { ReactNode } from 'react'
import { useListMyOrdersQuery } from '@/api'
import { useOwnArg } from '@/entities/auth/hooks/useOwnArg'

/** Renders its children for users without orders. */
export function ShowIfNoOrders({ children }: { children: ReactNode }) {
  const { data: orders } = useListMyOrdersQuery(useOwnArg())
  return orders?.length === 0 && children
}
