import type { ReactNode } from 'react'
import { type UserDashboard, useGetMyDashboardQuery } from '../../../api'
import { formatTaka } from '../../../shared/lib/formatTaka'
import { ErrorNote } from '../../../shared/ui/error-note/ErrorNote'
import { BoxIcon, CartIcon, ReceiptIcon, WalletIcon } from '../../../shared/ui/icon'
import { StatTiles } from '../../../shared/ui/stat-tiles/StatTiles'
import styles from './StatCards.module.css'

const cart = '/cart'
const orders = '/dashboard/orders'

const tiles: readonly {
  label: string
  to: string
  icon: ReactNode
  getText: (figures: UserDashboard) => string
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
  const { data: figures, isError, isFetching, refetch } = useGetMyDashboardQuery({ email })

  if (isError && !figures) {
    return (
      <ErrorNote
        message="Your figures could not be loaded."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  return (
    <StatTiles
      className={styles.figures}
      label="Your figures"
      loadingText="Loading your figures"
      tiles={tiles.map(({ getText, ...tile }) => ({ ...tile, value: figures && getText(figures) }))}
    />
  )
}
