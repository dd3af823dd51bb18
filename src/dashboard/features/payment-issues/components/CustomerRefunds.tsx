import Divider from '@mui/material/Divider'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useListRefundsQuery } from '@/api'
import { Panel } from '@/dashboard/ui/Panel'
import { formatPayment } from '@/entities/order/lib/amounts'
import { formatDate } from '@/shared/lib/formatDate'
import { t } from '@/shared/lib/language'
import { ErrorNote } from '@/shared/ui/ErrorNote'
import { Link as RouterLink } from '@/shared/ui/Link'
import { reasonLabels } from '../lib/labels'
import * as messages from '../messages'
import { PaymentIssueActions } from './PaymentIssueActions'
import { StateCell } from './refundColumns'

/** Payments of one customer that were given back or kept, or have to be. Renders nothing if there are none. */
export function CustomerRefunds({ email }: { email: string }) {
  const { data, isError, isFetching, refetch } = useListRefundsQuery({ email })
  // The call finds longer addresses that begin with it, too.
  const refunds = data?.rows.filter(({ order }) => order.email === email) ?? []
  if (isError && !data) {
    return (
      <ErrorNote
        message={t(messages.refundsFailed)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (refunds.length === 0) return null
  return (
    <Panel title={t(messages.refundsTitle)}>
      <Stack component="ul" divider={<Divider component="li" aria-hidden="true" />} sx={{ gap: 2 }}>
        {refunds.map((refund) => (
          <Stack
            key={refund._id}
            component="li"
            direction={{ xs: 'column', sm: 'row' }}
            sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between', gap: 1 }}
          >
            <div>
              <strong>{formatPayment(refund)}</strong>
              <Typography variant="body2">
                {reasonLabels[refund.reason]}, {formatDate(refund.capturedAt)}
              </Typography>
              <Link
                component={RouterLink}
                variant="body2"
                to={`/dashboard/refunds?search=${encodeURIComponent(refund.transactionId)}`}
                sx={{ overflowWrap: 'anywhere' }}
              >
                {refund.transactionId}
              </Link>
            </div>
            <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
              <StateCell refund={refund} />
              <PaymentIssueActions isCompact issue={refund} />
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Panel>
  )
}
