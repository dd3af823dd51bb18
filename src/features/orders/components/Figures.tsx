import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type UserDashboard, useGetMyDashboardQuery } from '../../../api'
import { formatTaka } from '../../../shared/lib/formatTaka'
import { ErrorNote } from '../../../shared/ui/error-note/ErrorNote'
import { BoxIcon, CartIcon } from '../../../shared/ui/icon'
import { ReceiptIcon, WalletIcon } from '../../../shared/ui/icon/dashboardIcons'
import { Skeleton } from '../../../shared/ui/skeleton/Skeleton'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/VisuallyHidden'
import styles from './Figures.module.css'

const cart = '/cart'
const orders = '/dashboard/orders'

/** What the server counts, in a shopper's words. */
const tiles: readonly {
  label: string
  to: string
  icon: ReactNode
  textOf: (figures: UserDashboard) => string
}[] = [
  {
    label: 'Products in your cart',
    to: cart,
    icon: <CartIcon size={22} />,
    textOf: ({ totalCart }) => `${totalCart}`,
  },
  {
    label: 'Pieces in your cart',
    to: cart,
    icon: <BoxIcon size={22} />,
    textOf: ({ totalQuantity }) => `${totalQuantity}`,
  },
  {
    label: 'Unpaid in your cart',
    to: cart,
    icon: <WalletIcon size={22} />,
    textOf: ({ unpaid }) => formatTaka(unpaid),
  },
  {
    label: 'Orders placed',
    to: orders,
    icon: <BoxIcon size={22} />,
    textOf: ({ totalOrders }) => `${totalOrders}`,
  },
  {
    label: 'Spent so far',
    to: orders,
    icon: <ReceiptIcon size={22} />,
    textOf: ({ totalRevenue }) => formatTaka(totalRevenue),
  },
]

/** Cart and orders in five figures. */
export function Figures({ email }: { email: string }) {
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
    <section aria-label="Your figures">
      <div role="status">{!figures && <VisuallyHidden>Loading your figures</VisuallyHidden>}</div>
      <ul className={styles.figures}>
        {tiles.map(({ label, to, icon, textOf }) => (
          <li key={label} className={styles.tile}>
            <span className={styles.icon}>{icon}</span>
            {figures ? (
              <strong className={styles.figure}>{textOf(figures)}</strong>
            ) : (
              <Skeleton width="4.5rem" height="2rem" />
            )}
            <Link className={styles.label} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
