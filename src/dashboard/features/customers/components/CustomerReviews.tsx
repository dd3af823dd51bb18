import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useListMyReviewsQuery } from '@/api'
import { ListSkeleton } from '@/dashboard/ui/ListSkeleton'
import { OrderReview } from '@/dashboard/ui/order/OrderReview'
import { Panel } from '@/dashboard/ui/Panel'
import { getOrderTitle } from '@/entities/order/lib/labels'
import { formatDate } from '@/shared/lib/formatDate'
import { t } from '@/shared/lib/language'
import { Link as RouterLink } from '@/shared/ui/Link'
import { QueryState } from '@/shared/ui/QueryState'
import { ordersOf } from '../lib/ordersOf'
import * as messages from '../messages'

export function CustomerReviews({ email }: { email: string }) {
  return (
    <Panel title={t(messages.reviews)}>
      <QueryState
        query={useListMyReviewsQuery({ email })}
        loading={<ListSkeleton label={t(messages.loadingReviews)} rows={2} />}
        errorText={t(messages.reviewsNotLoaded)}
        empty={<p>{t(messages.noReviews)}</p>}
      >
        {(orders) => (
          <Stack component="ul" sx={{ gap: 2 }}>
            {orders.map((order) => (
              <li key={order._id}>
                <OrderReview order={order} />
                <Typography
                  variant="body2"
                  sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}
                >
                  <Link component={RouterLink} to={ordersOf(email, order._id)}>
                    {getOrderTitle(order)}
                  </Link>
                  <span>{formatDate(order.reviewAdded)}</span>
                </Typography>
              </li>
            ))}
          </Stack>
        )}
      </QueryState>
    </Panel>
  )
}
