import { type UserDashboard, useGetMyDashboardQuery } from '@/api'
import { type StatTile, StatTiles } from '@/dashboard/ui/StatTiles'
import { formatCount } from '@/shared/lib/formatCount'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { ReceiptIcon, WalletIcon } from '@/shared/ui/icon/accountIcons'
import { CartIcon, TruckIcon } from '@/shared/ui/icon/icons'
import { ordersOf } from '../lib/ordersOf'
import * as messages from '../messages'

function tilesOf(email: string): readonly StatTile<UserDashboard>[] {
  const orders = ordersOf(email)
  const cart = `/dashboard/user-carts?${new URLSearchParams({ email })}`
  return [
    [t(messages.orders), orders, TruckIcon, ({ totalOrders }) => formatCount(totalOrders)],
    [
      t(messages.paidForOrders),
      orders,
      ReceiptIcon,
      ({ totalRevenue }) => formatTaka(totalRevenue),
    ],
    [t(messages.productsInCart), cart, CartIcon, ({ totalCart }) => formatCount(totalCart)],
    [t(messages.cartTotal), cart, WalletIcon, ({ unpaid }) => formatTaka(unpaid)],
  ]
}

export function CustomerSummary({ email }: { email: string }) {
  return (
    <StatTiles
      label={t(messages.summary)}
      loadingText={t(messages.loadingSummary)}
      errorText={t(messages.summaryNotLoaded)}
      query={useGetMyDashboardQuery({ email })}
      tiles={tilesOf(email)}
    />
  )
}
