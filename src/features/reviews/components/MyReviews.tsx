import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useListMyReviewsQuery } from '../../../api'
import { OrderSummaryRow } from '../../../entities/order'
import { ReviewText } from '../../../entities/review'
import { formatDate } from '../../../shared/lib/formatDate'
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState'
import { SpeechIcon } from '../../../shared/ui/icon'
import { Link } from '../../../shared/ui/link/Link'
import { ListSkeleton } from '../../../shared/ui/list-skeleton/ListSkeleton'
import { Panel } from '../../../shared/ui/panel/Panel'
import { QueryState } from '../../../shared/ui/query-state/QueryState'
import { reviewsLayout } from '../lib/reviewsLayout'

export function MyReviews({ email }: { email: string }) {
  const query = useListMyReviewsQuery({ email })
  return (
    <QueryState
      query={query}
      loading={<ListSkeleton label="Loading your reviews" />}
      errorText="Your reviews could not be loaded."
      empty={<NothingReviewed />}
    >
      {(orders) => (
        <Box component="ul" aria-label="My reviews" sx={reviewsLayout('24rem')}>
          {orders.map((order) => (
            <Card
              key={order._id}
              component="li"
              sx={{ gridTemplateRows: 'auto 1fr auto', gap: 1.5, p: 2 }}
            >
              <OrderSummaryRow order={order} />
              <ReviewText>{order.customerReview}</ReviewText>
              {order.reviewAdded && (
                <Typography variant="body2">Reviewed on {formatDate(order.reviewAdded)}</Typography>
              )}
            </Card>
          ))}
        </Box>
      )}
    </QueryState>
  )
}

function NothingReviewed() {
  return (
    <Panel>
      <EmptyState icon={SpeechIcon} title="You haven't reviewed any orders yet.">
        <p>Your reviews help other shoppers choose.</p>
        <Button component={Link} variant="contained" to="/dashboard/pending-reviews">
          See pending reviews
        </Button>
      </EmptyState>
    </Panel>
  )
}
