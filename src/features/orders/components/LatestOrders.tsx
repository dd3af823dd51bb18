import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type Order, useListMyOrdersQuery } from '../../../api'
import { OrderSummaryRow, PaymentBadge, StatusBadge } from '../../../entities/order'
import { formatDate } from '../../../shared/lib/formatDate'
import { Link as RouterLink } from '../../../shared/ui/link/Link'
import { ListSkeleton } from '../../../shared/ui/list-skeleton/ListSkeleton'
import { Panel } from '../../../shared/ui/panel/Panel'
import { QueryState } from '../../../shared/ui/query-state/QueryState'
import { NoOrders } from './NoOrders'

const maxShown = 4

export function LatestOrders({ email }: { email: string }) {
  const query = useListMyOrdersQuery({ email })
  const count = query.data?.length ?? 0
  return (
    <Panel
      title="Latest orders"
      action={
        count > 0 && (
          <Link component={RouterLink} to="/dashboard/orders">
            {count > maxShown ? `See all ${count}` : 'See all'}
          </Link>
        )
      }
    >
      <QueryState
        query={query}
        loading={<ListSkeleton label="Loading your orders" />}
        errorText="Your orders could not be loaded."
        empty={<NoOrders />}
      >
        {(orders) => (
          <Stack
            component="ul"
            divider={<Divider component="li" aria-hidden="true" />}
            sx={{ gap: 2 }}
          >
            {orders.slice(0, maxShown).map((order) => (
              <LatestOrder key={order._id} order={order} />
            ))}
          </Stack>
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
      sx={{ alignItems: { lg: 'center' }, justifyContent: 'space-between', gap: 1.5 }}
    >
      <OrderSummaryRow order={order} />
      <Typography
        variant="body2"
        component="div"
        sx={{
          display: 'flex',
          flex: 'none',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '8px 12px',
        }}
      >
        {!order.payment && (
          <span>
            Payment: <PaymentBadge order={order} />
          </span>
        )}
        <StatusBadge order={order} />
        <Box
          component="span"
          sx={{ order: { xs: -1, lg: 0 }, minWidth: { lg: '6rem' }, textAlign: { lg: 'right' } }}
        >
          {formatDate(order.orderPlaced)}
        </Box>
      </Typography>
    </Stack>
  )
}
