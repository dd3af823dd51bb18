import { type GetTotalCountsApiResponse, useGetTotalCountsQuery } from '@/api'
import { type StatTile, StatTiles } from '@/dashboard/ui/StatTiles'
import { formatCount } from '@/shared/lib/formatCount'
import { t } from '@/shared/lib/language'
import { PeopleIcon, ReceiptIcon } from '@/shared/ui/icon/accountIcons'
import { BoxIcon } from '@/shared/ui/icon/icons'
import * as messages from '../messages'

const tiles: readonly StatTile<GetTotalCountsApiResponse>[] = [
  [
    t(messages.orders),
    '/dashboard/all-ordered',
    ReceiptIcon,
    ({ totalOrder }) => formatCount(totalOrder),
  ],
  [
    t(messages.users),
    '/dashboard/all-users',
    PeopleIcon,
    ({ totalUser }) => formatCount(totalUser),
  ],
  [
    t(messages.products),
    '/dashboard/all-products',
    BoxIcon,
    ({ totalProduct }) => formatCount(totalProduct),
  ],
]

export function ShopTotals() {
  return (
    <StatTiles
      isRow
      label={t(messages.totals)}
      loadingText={t(messages.loading)(t(messages.contents.totals))}
      errorText={t(messages.failed)(t(messages.contents.totals))}
      query={useGetTotalCountsQuery()}
      tiles={tiles}
    />
  )
}
