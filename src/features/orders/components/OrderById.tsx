import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { isMissing, type Order, useGetOrderQuery } from '../../../api'
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState'
import { Link } from '../../../shared/ui/link/Link'
import { PageHead } from '../../../shared/ui/page-head/PageHead'
import { Panel } from '../../../shared/ui/panel/Panel'
import { QueryState } from '../../../shared/ui/query-state/QueryState'
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
      {error && !order && <PageHead title="Order details" />}
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
