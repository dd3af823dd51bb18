import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isMissing, type Order, useGetOrderQuery } from '../../../api'
import { buttonClass } from '../../../shared/ui/button/Button'
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState'
import { ErrorNote } from '../../../shared/ui/error-note/ErrorNote'
import { Panel } from '../../../shared/ui/panel/Panel'
import { OrderDetails } from './OrderDetails'
import { OrderDetailsSkeleton } from './OrderDetailsSkeleton'

type OrderByIdProps = {
  id: string
  /** What can be done with the order from here. */
  actions: (order: Order) => ReactNode
}

/** The order of an id, in whichever state that is. */
export function OrderById({ id, actions }: OrderByIdProps) {
  const { currentData: order, error, isFetching, refetch } = useGetOrderQuery({ id })

  if (isMissing(error)) return <OrderMissing />
  if (order) return <OrderDetails order={order} actions={actions(order)} />
  if (!error) return <OrderDetailsSkeleton />
  return (
    <ErrorNote
      message="The order could not be loaded."
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
}

function OrderMissing() {
  return (
    <Panel>
      <EmptyState title="Order not found.">
        <p>It may have been removed, or the link is not complete.</p>
        <Link className={buttonClass('main')} to="/dashboard/orders">
          To my orders
        </Link>
      </EmptyState>
    </Panel>
  )
}
