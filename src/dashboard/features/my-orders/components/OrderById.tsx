import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { isMissing, type Order, useGetOrderQuery } from '@/api'
import { PageHeader } from '@/dashboard/ui/PageHeader'
import { Panel } from '@/dashboard/ui/Panel'
import { selectUserEmail } from '@/entities/auth/model/authSlice'
import { isOwnOrder } from '@/entities/order/lib/isOwnOrder'
import { t } from '@/shared/lib/language'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Link } from '@/shared/ui/Link'
import { QueryState } from '@/shared/ui/QueryState'
import { useAppSelector } from '@/store/hooks'
import * as messages from '../messages'
import { OrderDetails, OrderDetailsSkeleton } from './OrderDetails'

type OrderByIdProps = {
  id: string
  actions: (order: Order) => ReactNode
  payAction?: (order: Order) => ReactNode
  returns?: (order: Order) => ReactNode
}

export function OrderById({ id, actions, payAction, returns }: OrderByIdProps) {
  const { currentData, error, isFetching, refetch } = useGetOrderQuery({ id })
  const email = useAppSelector(selectUserEmail)
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
            <OrderDetails
              order={found}
              actions={actions(found)}
              payAction={isToPay(found, email) && payAction?.(found)}
              returns={returns?.(found)}
            />
          )}
        </QueryState>
      )}
    </>
  )
}

const isToPay = (order: Order, email: string | undefined) =>
  !order.payment && !order.deletedAt && isOwnOrder(order, email)

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
