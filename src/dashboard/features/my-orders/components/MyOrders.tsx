import { useListMyOrdersQuery } from '@/api'
import { ListSkeleton } from '@/dashboard/ui/ListSkeleton'
import { Panel } from '@/dashboard/ui/Panel'
import { useOwnArg } from '@/entities/auth/hooks/useOwnArg'
import { t } from '@/shared/lib/language'
import { QueryState } from '@/shared/ui/QueryState'
import * as messages from '../messages'
import { NoOrders } from './NoOrders'
import { OrderList, type OrderListProps } from './OrderList'

export function MyOrders({ actions }: Pick<OrderListProps, 'actions'>) {
  const query = useListMyOrdersQuery(useOwnArg())
  return (
    <QueryState
      query={query}
      loading={<ListSkeleton label={t(messages.loadingOrders)} />}
      errorText={t(messages.ordersNotLoaded)}
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
