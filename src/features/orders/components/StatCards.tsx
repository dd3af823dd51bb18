import type { ReactNode } from 'react'
import { type UserDashboard, useGetMyDashboardQuery } from '../../../api'
import { formatTaka } from '../../../shared/lib/formatTaka'
import { BoxIcon, CartIcon, ReceiptIcon, WalletIcon } from '../../../shared/ui/icon'
import { QueryState } from '../../../shared/ui/query-state/QueryState'
import { StatTiles } from '../../../shared/ui/stat-tiles/StatTiles'

const cart = '/cart'
const orders = '/dashboard/orders'

const tiles: readonly {
  label: string
  to: string
  icon: ReactNode
  getText: (stats: UserDashboard) => string
}[] = [
  {
    label: 'Products in your cart',
    to: cart,
    icon: <CartIcon size={22} />,
    getText: ({ totalCart }) => `${totalCart}`,
  },
  {
    label: 'Pieces in your cart',
    to: cart,
    icon: <BoxIcon size={22} />,
    getText: ({ totalQuantity }) => `${totalQuantity}`,
  },
  {
    label: 'Unpaid in your cart',
    to: cart,
    icon: <WalletIcon size={22} />,
    getText: ({ unpaid }) => formatTaka(unpaid),
  },
  {
    label: 'Orders placed',
    to: orders,
    icon: <BoxIcon size={22} />,
    getText: ({ totalOrders }) => `${totalOrders}`,
  },
  {
    label: 'Spent so far',
    to: orders,
    icon: <ReceiptIcon size={22} />,
    getText: ({ totalRevenue }) => formatTaka(totalRevenue),
  },
]

export function StatCards({ email }: { email: string }) {
  const query = useGetMyDashboardQuery({ email })
  const render = (stats?: UserDashboard) => (
    <StatTiles
      label="Your figures"
      loadingText="Loading your figures"
      tiles={tiles.map(({ getText, ...tile }) => ({ ...tile, value: stats && getText(stats) }))}
    />
  )
  return (
    <QueryState query={query} loading={render()} errorText="Your figures could not be loaded.">
      {render}
    </QueryState>
  )
}
