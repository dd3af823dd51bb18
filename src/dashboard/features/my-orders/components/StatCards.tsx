import { type UserDashboard, useGetMyDashboardQuery } from '@/api'
import { type StatTile, StatTiles } from '@/dashboard/ui/StatTiles'
import { useOwnArg } from '@/entities/auth/hooks/useOwnArg'
import { formatTaka } from '@/shared/lib/formatTaka'
import { ReceiptIcon, WalletIcon } from '@/shared/ui/icon/accountIcons'
import { BoxIcon, CartIcon, TruckIcon } from '@/shared/ui/icon/icons'

const cart = '/cart'
const orders = '/dashboard/orders'

const tiles: readonly StatTile<UserDashboard>[] = [
  ['Products in cart', cart, CartIcon, ({ totalCart }) => `${totalCart}`],
  ['Total quantity', cart, BoxIcon, ({ totalQuantity }) => `${totalQuantity}`],
  ['Cart total', cart, WalletIcon, ({ unpaid }) => formatTaka(unpaid)],
  ['Orders placed', orders, TruckIcon, ({ totalOrders }) => `${totalOrders}`],
  [
    'Total spent, with delivery',
    orders,
    ReceiptIcon,
    ({ totalRevenue }) => formatTaka(totalRevenue),
  ],
]

export function StatCards() {
  return (
    <StatTiles
      label="Your summary"
      loadingText="Loading your summary"
      errorText="Your summary could not be loaded."
      query={useGetMyDashboardQuery(useOwnArg())}
      tiles={tiles}
    />
  )
}
