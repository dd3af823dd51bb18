import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { isMissing, type Order, useGetOrderQuery } from '@/api'
import { PageHeader } from '@/dashboard/ui/PageHeader'
import { Panel } from '@/dashboard/ui/Panel'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Link } from '@/shared/ui/Link'
import { QueryState } from '@/shared/ui/QueryState'
import { OrderDetails, OrderDetailsSkeleton } from './OrderDetails'

type OrderByIdProps = {
  id: string
  actions: (order: Order) => ReactNode
}

export function OrderById({ id, actions }: OrderByIdProps) {
  const { currentData, error, isFetching, refetch } = useGetOrderQuery({ id })
  const order = isMissing(error) ? undefined : currentData
  return (
    <>
      {error && !order && <PageHeader title="Order details" />}
      {isMissing(error) ? (
        <OrderNotFound />
      ) : (
        <QueryState
          query={{ data: order, isError: error !== undefined, isFetching, refetch }}
          loading={<OrderDetailsSkeleton />}
          errorText="The order could not be loaded."
        >
          {(found) => <OrderDetails order={found} actions={actions(found)} />}
        </QueryState>
      )}
    </>
  )
}

function OrderNotFound() {
  return (
    <Panel>
      <EmptyState title="Order not found.">
        <p>It may have been removed, or the link is incomplete.</p>
        <Button component={Link} variant="contained" to="/dashboard/orders">
          Go to my orders
        </Button>
      </EmptyState>
    </Panel>
  )
}
