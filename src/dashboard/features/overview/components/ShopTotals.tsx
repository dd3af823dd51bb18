import type { ReactNode } from 'react'
import { type GetTotalCountsApiResponse, useGetTotalCountsQuery } from '@/api'
import { StatTiles } from '@/dashboard/ui/StatTiles'
import { PeopleIcon, ReceiptIcon } from '@/shared/ui/icon/accountIcons'
import { BoxIcon } from '@/shared/ui/icon/icons'
import { QueryState } from '@/shared/ui/QueryState'
import { formatCount } from '../lib/chartFormat'

const tiles: readonly {
  name: keyof GetTotalCountsApiResponse
  label: string
  to: string
  icon: ReactNode
}[] = [
  {
    name: 'totalOrder',
    label: 'Orders',
    to: '/dashboard/all-ordered',
    icon: <ReceiptIcon size={22} />,
  },
  { name: 'totalUser', label: 'Users', to: '/dashboard/all-users', icon: <PeopleIcon size={22} /> },
  {
    name: 'totalProduct',
    label: 'Products',
    to: '/dashboard/all-products',
    icon: <BoxIcon size={22} />,
  },
]

export function ShopTotals() {
  const query = useGetTotalCountsQuery()
  const render = (totals?: GetTotalCountsApiResponse) => (
    <StatTiles
      isRow
      label="Totals"
      loadingText="Loading the totals…"
      tiles={tiles.map(({ name, ...tile }) => ({
        ...tile,
        value: totals && formatCount(totals[name]),
      }))}
    />
  )
  return (
    <QueryState query={query} loading={render()} errorText="The totals could not be loaded.">
      {render}
    </QueryState>
  )
}
