import { useListMyOrdersQuery } from '@/api'
import { ListSkeleton } from '@/dashboard/ui/ListSkeleton'
import { Panel } from '@/dashboard/ui/Panel'
import { QueryState } from '@/shared/ui/QueryState'
import { NoOrders } from './NoOrders'
import { OrderList, type OrderListProps } from './OrderList'

type MyOrdersProps = { email: string } & Pick<OrderListProps, 'actions'>

export function MyOrders({ email, actions }: MyOrdersProps) {
  const query = useListMyOrdersQuery({ email })
  return (
    <QueryState
      query={query}
      loading={<ListSkeleton label="Loading your orders" />}
      errorText="Your orders could not be loaded."
      empty={
        <Panel>
          <NoOrders />
        </Panel>
      }
    >
      {(orders) => <OrderList orders={orders} actions={actions} />}
    </QueryState>
  )
}
