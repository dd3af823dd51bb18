import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useListMyReviewsQuery } from '@/api'
import { ListSkeleton } from '@/dashboard/ui/ListSkeleton'
import { Panel } from '@/dashboard/ui/Panel'
import { getOrderTitle } from '@/entities/order/lib/labels'
import { ReviewText } from '@/entities/review/components/ReviewText'
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
                <ReviewText stars={order.reviewStars}>{order.customerReview}</ReviewText>
                <Typography variant="body2">
                  <Link component={RouterLink} to={ordersOf(email, order._id)}>
                    {getOrderTitle(order)}
                  </Link>
                  , {formatDate(order.reviewAdded)}
                </Typography>
              </li>
            ))}
          </Stack>
        )}
      </QueryState>
    </Panel>
  )
}
