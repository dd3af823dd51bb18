import { useListMyOrdersQuery } from '../../../api'
import { ErrorNote } from '../../../shared/ui/error-note/ErrorNote'
import { Panel } from '../../../shared/ui/panel/Panel'
import { NoOrders } from './NoOrders'
import { OrderList, type OrderListProps } from './OrderList'
import { OrderListSkeleton } from './OrderListSkeleton'

type MyOrdersProps = { email: string } & Pick<OrderListProps, 'actions'>

/** All that somebody has ordered, in whichever state the list is. */
export function MyOrders({ email, actions }: MyOrdersProps) {
  const { data: orders, isError, isFetching, refetch } = useListMyOrdersQuery({ email })

  if (orders && orders.length > 0) return <OrderList orders={orders} actions={actions} />
  if (orders) {
    return (
      <Panel>
        <NoOrders />
      </Panel>
    )
  }
  if (!isError) return <OrderListSkeleton />
  return (
    <ErrorNote
      message="Your orders could not be loaded."
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
}
