import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type GetTotalCountsApiResponse, useGetTotalCountsQuery } from '../../../api'
import { ErrorNote } from '../../../shared/ui/error-note/ErrorNote'
import { BoxIcon } from '../../../shared/ui/icon'
import { PeopleIcon, ReceiptIcon } from '../../../shared/ui/icon/dashboardIcons'
import { Skeleton } from '../../../shared/ui/skeleton/Skeleton'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/VisuallyHidden'
import { countText } from '../lib/chartWords'
import styles from './ShopTotals.module.css'

const tiles: readonly {
  name: keyof GetTotalCountsApiResponse
  label: string
  to: string
  icon: ReactNode
}[] = [
  {
    name: 'totalOrder',
    label: 'Orders',
    to: '/dashboard/all-ordered',
    icon: <ReceiptIcon size={22} />,
  },
  { name: 'totalUser', label: 'Users', to: '/dashboard/all-users', icon: <PeopleIcon size={22} /> },
  {
    name: 'totalProduct',
    label: 'Products',
    to: '/dashboard/all-products',
    icon: <BoxIcon size={22} />,
  },
]

/** How much there is of what. */
export function ShopTotals() {
  const { data: totals, isError, isFetching, refetch } = useGetTotalCountsQuery()

  if (isError && !totals) {
    return (
      <ErrorNote
        message="The totals could not be loaded."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  return (
    <section aria-label="Totals">
      <div role="status">{!totals && <VisuallyHidden>Loading the totals…</VisuallyHidden>}</div>
      <ul className={styles.totals}>
        {tiles.map(({ name, label, to, icon }) => (
          <li key={name} className={styles.tile}>
            <span className={styles.icon}>{icon}</span>
            <div>
              {totals ? (
                <strong className={styles.figure}>{countText(totals[name])}</strong>
              ) : (
                <Skeleton width="4.5rem" height="2rem" />
              )}
              <Link className={styles.label} to={to}>
                {label}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
