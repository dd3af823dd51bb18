import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isMissing, type Order, useGetOrderQuery } from '../../../api'
import { buttonClass } from '../../../shared/ui/button/Button'
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState'
import { ErrorNote } from '../../../shared/ui/error-note/ErrorNote'
import { PageHead } from '../../../shared/ui/page-head/PageHead'
import { Panel } from '../../../shared/ui/panel/Panel'
import { OrderDetails } from './OrderDetails'
import { OrderDetailsSkeleton } from './OrderDetailsSkeleton'

type OrderByIdProps = {
  id: string
  actions: (order: Order) => ReactNode
}

export function OrderById({ id, actions }: OrderByIdProps) {
  const { currentData: order, error, isFetching, refetch } = useGetOrderQuery({ id })

  if (isMissing(error)) return <WithTitle>{missing}</WithTitle>
  if (order) return <OrderDetails order={order} actions={actions(order)} />
  if (!error) return <OrderDetailsSkeleton />
  return (
    <WithTitle>
      <ErrorNote
        message="The order could not be loaded."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </WithTitle>
  )
}

/** OrderDetails has its own heading. */
function WithTitle({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHead title="Order details" />
      {children}
    </>
  )
}

const missing = (
  <Panel>
    <EmptyState title="Order not found.">
      <p>It may have been removed, or the link is not complete.</p>
      <Link className={buttonClass('primary')} to="/dashboard/orders">
        Go to my orders
      </Link>
    </EmptyState>
  </Panel>
)
