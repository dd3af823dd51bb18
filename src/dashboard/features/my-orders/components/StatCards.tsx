import { type UserDashboard, useGetMyDashboardQuery } from '@/api'
import { type StatTile, StatTiles } from '@/dashboard/ui/StatTiles'
import { useOwnArg } from '@/entities/auth/hooks/useOwnArg'
import { formatCount } from '@/shared/lib/formatCount'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { ReceiptIcon, WalletIcon } from '@/shared/ui/icon/accountIcons'
import { BoxIcon, CartIcon, TruckIcon } from '@/shared/ui/icon/icons'
import * as messages from '../messages'

const cart = '/cart'
const orders = '/dashboard/orders'

const tiles: readonly StatTile<UserDashboard>[] = [
  [t(messages.productsInCart), cart, CartIcon, ({ totalCart }) => formatCount(totalCart)],
  [t(messages.totalQuantity), cart, BoxIcon, ({ totalQuantity }) => formatCount(totalQuantity)],
  [t(messages.cartTotal), cart, WalletIcon, ({ unpaid }) => formatTaka(unpaid)],
  [t(messages.ordersPlaced), orders, TruckIcon, ({ totalOrders }) => formatCount(totalOrders)],
  [t(messages.totalSpent), orders, ReceiptIcon, ({ totalRevenue }) => formatTaka(totalRevenue)],
]

export function StatCards() {
  return (
    <StatTiles
      label={t(messages.yourSummary)}
      loadingText={t(messages.loadingSummary)}
      errorText={t(messages.summaryNotLoaded)}
      query={useGetMyDashboardQuery(useOwnArg())}
      tiles={tiles}
    />
  )
}
