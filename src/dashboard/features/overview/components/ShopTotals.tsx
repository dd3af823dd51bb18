import { type GetTotalCountsApiResponse, useGetTotalCountsQuery } from '@/api'
import { type StatTile, StatTiles } from '@/dashboard/ui/StatTiles'
import { formatCount } from '@/shared/lib/formatCount'
import { PeopleIcon, ReceiptIcon } from '@/shared/ui/icon/accountIcons'
import { BoxIcon } from '@/shared/ui/icon/icons'

const tiles: readonly StatTile<GetTotalCountsApiResponse>[] = [
  ['Orders', '/dashboard/all-ordered', ReceiptIcon, ({ totalOrder }) => formatCount(totalOrder)],
  ['Users', '/dashboard/all-users', PeopleIcon, ({ totalUser }) => formatCount(totalUser)],
  ['Products', '/dashboard/all-products', BoxIcon, ({ totalProduct }) => formatCount(totalProduct)],
]

export function ShopTotals() {
  return (
    <StatTiles
      isRow
      label="Totals"
      loadingText="Loading the totals…"
      errorText="The totals could not be loaded."
      query={useGetTotalCountsQuery()}
      tiles={tiles}
    />
  )
}
