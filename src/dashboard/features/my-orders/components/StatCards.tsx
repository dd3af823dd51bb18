import type { ComponentType } from 'react'
import { type UserDashboard, useGetMyDashboardQuery } from '@/api'
import { StatTiles } from '@/dashboard/ui/StatTiles'
import { useOwnArg } from '@/entities/auth/hooks/useOwnArg'
import { formatTaka } from '@/shared/lib/formatTaka'
import { ReceiptIcon, WalletIcon } from '@/shared/ui/icon/accountIcons'
import type { IconProps } from '@/shared/ui/icon/Icon'
import { BoxIcon, CartIcon, TruckIcon } from '@/shared/ui/icon/icons'
import { QueryState } from '@/shared/ui/QueryState'

const cart = '/cart'
const orders = '/dashboard/orders'

type Tile = [
  label: string,
  to: string,
  Icon: ComponentType<IconProps>,
  getText: (stats: UserDashboard) => string,
]

const tiles: readonly Tile[] = [
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
  const query = useGetMyDashboardQuery(useOwnArg())
  const render = (stats?: UserDashboard) => (
    <StatTiles
      label="Your summary"
      loadingText="Loading your summary"
      tiles={tiles.map(([label, to, Icon, getText]) => ({
        label,
        to,
        icon: <Icon size={22} />,
        value: stats && getText(stats),
      }))}
    />
  )
  return (
    <QueryState query={query} loading={render()} errorText="Your summary could not be loaded.">
      {render}
    </QueryState>
  )
}
