import type { ComponentType } from 'react'
import { type GetTotalCountsApiResponse, useGetTotalCountsQuery } from '@/api'
import { StatTiles } from '@/dashboard/ui/StatTiles'
import { formatCount } from '@/shared/lib/formatCount'
import { PeopleIcon, ReceiptIcon } from '@/shared/ui/icon/accountIcons'
import type { IconProps } from '@/shared/ui/icon/Icon'
import { BoxIcon } from '@/shared/ui/icon/icons'
import { QueryState } from '@/shared/ui/QueryState'

type Name = keyof GetTotalCountsApiResponse

const tiles: readonly [name: Name, label: string, to: string, Icon: ComponentType<IconProps>][] = [
  ['totalOrder', 'Orders', '/dashboard/all-ordered', ReceiptIcon],
  ['totalUser', 'Users', '/dashboard/all-users', PeopleIcon],
  ['totalProduct', 'Products', '/dashboard/all-products', BoxIcon],
]

export function ShopTotals() {
  const query = useGetTotalCountsQuery()
  const render = (totals?: GetTotalCountsApiResponse) => (
    <StatTiles
      isRow
      label="Totals"
      loadingText="Loading the totals…"
      tiles={tiles.map(([name, label, to, Icon]) => ({
        label,
        to,
        icon: <Icon size={22} />,
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
