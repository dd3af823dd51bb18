import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type Order, useListMyReviewsQuery } from '@/api'
import { ListSkeleton } from '@/dashboard/ui/ListSkeleton'
import { DeliveryCharge } from '@/dashboard/ui/order/DeliveryCharge'
import { OrderId } from '@/dashboard/ui/order/OrderId'
import { OrderReview } from '@/dashboard/ui/order/OrderReview'
import { OrderThumbnail } from '@/dashboard/ui/order/OrderThumbnail'
import { Panel } from '@/dashboard/ui/Panel'
import { useOwnArg } from '@/entities/auth/hooks/useOwnArg'
import { getItemCount, getItemsTotal } from '@/entities/order/lib/amounts'
import { getOrderTitle } from '@/entities/order/lib/labels'
import { formatDate } from '@/shared/lib/formatDate'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { EmptyState } from '@/shared/ui/EmptyState'
import { SpeechIcon } from '@/shared/ui/icon/accountIcons'
import { Link } from '@/shared/ui/Link'
import { QueryState } from '@/shared/ui/QueryState'
import { reviewsLayout } from '../lib/reviewsLayout'
import * as messages from '../messages'

export function MyReviews() {
  const query = useListMyReviewsQuery(useOwnArg())
  return (
    <QueryState
      query={query}
      loading={<ListSkeleton label={t(messages.loadingReviews)} />}
      errorText={t(messages.reviewsFailed)}
      empty={<NothingReviewed />}
    >
      {(orders) => (
        <Box component="ul" aria-label={t(messages.myReviews)} sx={reviewsLayout('24rem')}>
          {orders.map((order) => (
            <Card
              key={order._id}
              component="li"
              sx={{ gridTemplateRows: 'auto 1fr auto', gap: 2, p: { xs: 2, sm: 2.5 } }}
            >
              <ReviewedProducts order={order} />
              <Box sx={{ fontSize: 'var(--text-md)' }}>
                <OrderReview order={order} />
                {order.reviewHidden && (
                  <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                    {t(messages.isHidden)}
                  </Typography>
                )}
              </Box>
              <ReviewedOrder order={order} />
            </Card>
          ))}
        </Box>
      )}
    </QueryState>
  )
}

function ReviewedProducts({ order }: { order: Order }) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <OrderThumbnail order={order} />
      <Box sx={{ minWidth: 0, lineHeight: 1.3 }}>
        <Typography sx={{ fontWeight: 500, lineHeight: 1.3 }}>{getOrderTitle(order)}</Typography>
        {order.reviewAdded && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t(messages.reviewedOn)(formatDate(order.reviewAdded))}
          </Typography>
        )}
      </Box>
    </Stack>
  )
}

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  pt: 1.5,
  borderTop: '1px solid var(--line)',
  color: 'text.secondary',
  '& small': { fontSize: 'inherit' },
}

function ReviewedOrder({ order }: { order: Order }) {
  return (
    <Typography variant="caption" component="p" sx={facts}>
      <OrderId order={order} />
      <span>{t(messages.items)(getItemCount(order))}</span>
      <span>
        {formatTaka(getItemsTotal(order))} <DeliveryCharge order={order} />
      </span>
    </Typography>
  )
}

function NothingReviewed() {
  return (
    <Panel>
      <EmptyState icon={SpeechIcon} title={t(messages.noReviews)}>
        <p>{t(messages.whyReviewSentence)}</p>
        <Button component={Link} variant="contained" to="/dashboard/pending-reviews">
          {t(messages.seePending)}
        </Button>
      </EmptyState>
    </Panel>
  )
}
