import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { isMissing, type Order, useGetOrderQuery } from '@/api'
import { PageHeader } from '@/dashboard/ui/PageHeader'
import { Panel } from '@/dashboard/ui/Panel'
import { t } from '@/shared/lib/language'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Link } from '@/shared/ui/Link'
import { QueryState } from '@/shared/ui/QueryState'
import * as messages from '../messages'
import { OrderDetails, OrderDetailsSkeleton } from './OrderDetails'

type OrderByIdProps = {
  id: string
  actions: (order: Order) => ReactNode
  returns?: (order: Order) => ReactNode
}

export function OrderById({ id, actions, returns }: OrderByIdProps) {
  const { currentData, error, isFetching, refetch } = useGetOrderQuery({ id })
  const order = isMissing(error) ? undefined : currentData
  return (
    <>
      {error && !order && <PageHeader title={t(messages.orderDetails)} />}
      {isMissing(error) ? (
        <OrderNotFound />
      ) : (
        <QueryState
          query={{ data: order, isError: error !== undefined, isFetching, refetch }}
          loading={<OrderDetailsSkeleton />}
          errorText={t(messages.orderNotLoaded)}
        >
          {(found) => (
            <OrderDetails order={found} actions={actions(found)} returns={returns?.(found)} />
          )}
        </QueryState>
      )}
    </>
  )
}

function OrderNotFound() {
  return (
    <Panel>
      <EmptyState title={t(messages.orderNotFound)}>
        <p>{t(messages.mayBeRemoved)}</p>
        <Button component={Link} variant="contained" to="/dashboard/orders">
          {t(messages.goToMyOrders)}
        </Button>
      </EmptyState>
    </Panel>
  )
}
