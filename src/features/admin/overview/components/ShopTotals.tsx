import type { ReactNode } from 'react'
import { type GetTotalCountsApiResponse, useGetTotalCountsQuery } from '../../../../api'
import { ErrorNote } from '../../../../shared/ui/error-note/ErrorNote'
import { BoxIcon, PeopleIcon, ReceiptIcon } from '../../../../shared/ui/icon'
import { StatTiles } from '../../../../shared/ui/stat-tiles/StatTiles'
import { formatCount } from '../lib/chartFormat'
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
    <StatTiles
      className={styles.totals}
      isRow
      label="Totals"
      loadingText="Loading the totals…"
      tiles={tiles.map(({ name, ...tile }) => ({
        ...tile,
        value: totals && formatCount(totals[name]),
      }))}
    />
  )
}
