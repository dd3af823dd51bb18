import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type Order, useListPendingReviewsQuery } from '@/api'
import { ListSkeleton } from '@/dashboard/ui/ListSkeleton'
import { OrderSummaryRow } from '@/dashboard/ui/order/OrderSummaryRow'
import { PageHeader } from '@/dashboard/ui/PageHeader'
import { Panel } from '@/dashboard/ui/Panel'
import { useOwnArg } from '@/entities/auth/hooks/useOwnArg'
import { formatDate } from '@/shared/lib/formatDate'
import { t } from '@/shared/lib/language'
import { EmptyState } from '@/shared/ui/EmptyState'
import { PenIcon } from '@/shared/ui/icon/accountIcons'
import { Link } from '@/shared/ui/Link'
import { QueryState } from '@/shared/ui/QueryState'
import { reviewsLayout } from '../lib/reviewsLayout'
import * as messages from '../messages'
import { AddReviewButton } from './AddReviewButton'

type PendingReviewsProps = { onReview: (order: Order) => void }

export function PendingReviews({ onReview }: PendingReviewsProps) {
  const query = useListPendingReviewsQuery(useOwnArg())
  const total = query.data?.total ?? 0
  return (
    <>
      <PageHeader
        title={t(messages.pendingReviews)}
        lead={total > 0 && t(messages.pendingLead)(total)}
        actions={
          <Button component={Link} to="/dashboard/my-reviews">
            {t(messages.myReviews)}
          </Button>
        }
      />
      <QueryState
        query={query}
        loading={<ListSkeleton label={t(messages.loadingPending)} />}
        errorText={t(messages.pendingFailed)}
        empty={<NothingPending />}
        isEmpty={({ result }) => result.length === 0}
      >
        {({ result }) => (
          <Box component="ul" aria-label={t(messages.pendingReviews)} sx={reviewsLayout('18.5rem')}>
            {result.map((order) => (
              <Card
                key={order._id}
                component="li"
                sx={{ gridTemplateRows: '1fr auto', gap: 1.5, p: 2 }}
              >
                <OrderSummaryRow order={order} />
                <Stack
                  direction="row"
                  sx={{
                    flexWrap: 'wrap',
                    alignItems: 'center',
                    justifyContent: 'space-between',
                    gap: 1.5,
                    pt: 1.5,
                    borderTop: '1px solid var(--ink-100)',
                    '& > button': { flex: { xs: '1 1 100%', sm: '1 1 auto' } },
                  }}
                >
                  {order.deliveredAt && (
                    <Typography variant="body2">
                      {t(messages.deliveredOn)(formatDate(order.deliveredAt))}
                    </Typography>
                  )}
                  <AddReviewButton order={order} onReview={onReview} />
                </Stack>
              </Card>
            ))}
          </Box>
        )}
      </QueryState>
    </>
  )
}

function NothingPending() {
  return (
    <Panel>
      <EmptyState icon={PenIcon} title={t(messages.noPending)}>
        <p>{t(messages.whenToReview)}</p>
        <Button component={Link} variant="contained" to="/dashboard/orders">
          {t(messages.toMyOrders)}
        </Button>
      </EmptyState>
    </Panel>
  )
}
