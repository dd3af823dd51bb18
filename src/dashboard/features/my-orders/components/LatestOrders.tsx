import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type Order, useListMyOrdersQuery } from '@/api'
import { DividedList } from '@/dashboard/ui/DividedList'
import { ListSkeleton } from '@/dashboard/ui/ListSkeleton'
import { OrderStates } from '@/dashboard/ui/order/OrderStates'
import { OrderSummaryRow } from '@/dashboard/ui/order/OrderSummaryRow'
import { Panel } from '@/dashboard/ui/Panel'
import { useOwnArg } from '@/entities/auth/hooks/useOwnArg'
import { formatDate } from '@/shared/lib/formatDate'
import { t } from '@/shared/lib/language'
import { Link as RouterLink } from '@/shared/ui/Link'
import { QueryState } from '@/shared/ui/QueryState'
import * as messages from '../messages'
import { NoOrders } from './NoOrders'

const maxShown = 4

export function LatestOrders() {
  const query = useListMyOrdersQuery(useOwnArg())
  const count = query.data?.length ?? 0
  return (
    <Panel
      title={t(messages.latestOrders)}
      action={
        count > 0 && (
          <Link component={RouterLink} to="/dashboard/orders">
            {count > maxShown ? t(messages.seeAllCount)(count) : t(messages.seeAll)}
          </Link>
        )
      }
    >
      <QueryState
        query={query}
        loading={<ListSkeleton label={t(messages.loadingOrders)} />}
        errorText={t(messages.ordersNotLoaded)}
        empty={<NoOrders />}
      >
        {(orders) => (
          <DividedList gap={{ xs: 1.5, lg: 2 }}>
            {orders.slice(0, maxShown).map((order) => (
              <LatestOrder key={order._id} order={order} />
            ))}
          </DividedList>
        )}
      </QueryState>
    </Panel>
  )
}

function LatestOrder({ order }: { order: Order }) {
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', lg: 'row' }}
      sx={{ alignItems: { lg: 'center' }, justifyContent: 'space-between', gap: 1 }}
    >
      <OrderSummaryRow order={order} />
      <Stack direction="row" sx={{ flex: 'none', alignItems: 'center', gap: 2 }}>
        <OrderStates order={order} />
        <Typography
          variant="body2"
          sx={{ display: { xs: 'none', lg: 'block' }, minWidth: '6rem', textAlign: 'right' }}
        >
          {formatDate(order.orderPlaced)}
        </Typography>
      </Stack>
    </Stack>
  )
}
