import type { ComponentType } from 'react'
import { type UserDashboard, useGetMyDashboardQuery } from '../../../api'
import { formatTaka } from '../../../shared/lib/formatTaka'
import { BoxIcon, CartIcon, ReceiptIcon, WalletIcon } from '../../../shared/ui/icon'
import type { IconProps } from '../../../shared/ui/icon/Icon'
import { QueryState } from '../../../shared/ui/query-state/QueryState'
import { StatTiles } from '../../../shared/ui/stat-tiles/StatTiles'

const cart = '/cart'
const orders = '/dashboard/orders'

type Tile = [
  label: string,
  to: string,
  Icon: ComponentType<IconProps>,
  getText: (stats: UserDashboard) => string,
]

const tiles: readonly Tile[] = [
  ['Products in your cart', cart, CartIcon, ({ totalCart }) => `${totalCart}`],
  ['Pieces in your cart', cart, BoxIcon, ({ totalQuantity }) => `${totalQuantity}`],
  ['Unpaid in your cart', cart, WalletIcon, ({ unpaid }) => formatTaka(unpaid)],
  ['Orders placed', orders, BoxIcon, ({ totalOrders }) => `${totalOrders}`],
  ['Spent so far', orders, ReceiptIcon, ({ totalRevenue }) => formatTaka(totalRevenue)],
]

export function StatCards({ email }: { email: string }) {
  const query = useGetMyDashboardQuery({ email })
  const render = (stats?: UserDashboard) => (
    <StatTiles
      label="Your figures"
      loadingText="Loading your figures"
      tiles={tiles.map(([label, to, Icon, getText]) => ({
        label,
        to,
        icon: <Icon size={22} />,
        value: stats && getText(stats),
      }))}
    />
  )
  return (
    <QueryState query={query} loading={render()} errorText="Your figures could not be loaded.">
      {render}
    </QueryState>
  )
}
