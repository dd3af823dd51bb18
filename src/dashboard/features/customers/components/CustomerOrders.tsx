import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useListMyOrdersQuery } from '@/api'
import { DividedList } from '@/dashboard/ui/DividedList'
import { ListSkeleton } from '@/dashboard/ui/ListSkeleton'
import { OrderStates } from '@/dashboard/ui/order/OrderStates'
import { OrderSummaryRow } from '@/dashboard/ui/order/OrderSummaryRow'
import { Panel } from '@/dashboard/ui/Panel'
import { formatDate } from '@/shared/lib/formatDate'
import { t } from '@/shared/lib/language'
import { Link as RouterLink } from '@/shared/ui/Link'
import { QueryState } from '@/shared/ui/QueryState'
import { ordersOf } from '../lib/ordersOf'
import * as messages from '../messages'

const maxShown = 5

type CustomerOrdersProps = {
  email: string
  /** Lists the cancelled orders in place of the others. */
  isCancelled?: boolean
}

export function CustomerOrders({ email, isCancelled = false }: CustomerOrdersProps) {
  const query = useListMyOrdersQuery({ email, ...(isCancelled && { cancelled: true }) })
  const count = query.data?.length ?? 0
  if (isCancelled && count === 0) return null
  return (
    <Panel
      title={t(isCancelled ? messages.cancelledOrders : messages.latestOrders)}
      action={
        !isCancelled &&
        count > maxShown && (
          <Link component={RouterLink} to={ordersOf(email)}>
            {t(messages.seeAll)(count)}
          </Link>
        )
      }
    >
      <QueryState
        query={query}
        loading={<ListSkeleton label={t(messages.loadingOrders)} />}
        errorText={t(messages.ordersNotLoaded)}
        empty={<p>{t(messages.noOrders)}</p>}
      >
        {(orders) => (
          <DividedList>
            {orders.slice(0, maxShown).map((order) => (
              <Stack key={order._id} component="li" sx={{ gap: 1 }}>
                <OrderSummaryRow
                  order={order}
                  to={isCancelled ? undefined : ordersOf(email, order._id)}
                />
                <Stack
                  direction="row"
                  useFlexGap
                  sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}
                >
                  <OrderStates order={order} />
                  <Typography variant="body2">{formatDate(order.orderPlaced)}</Typography>
                </Stack>
              </Stack>
            ))}
          </DividedList>
        )}
      </QueryState>
    </Panel>
  )
}
