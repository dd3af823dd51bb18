import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type PaymentIssue, useListPaymentIssuesQuery } from '@/api'
import { CustomerLink } from '@/dashboard/ui/CustomerLink'
import { ListSkeleton } from '@/dashboard/ui/ListSkeleton'
import { paymentReasons } from '@/dashboard/ui/messages'
import { Panel } from '@/dashboard/ui/Panel'
import { formatPayment } from '@/entities/order/lib/amounts'
import { formatDate, formatDateTime } from '@/shared/lib/formatDate'
import { t } from '@/shared/lib/language'
import { CheckIcon } from '@/shared/ui/icon/icons'
import { Link as RouterLink } from '@/shared/ui/Link'
import { QueryState } from '@/shared/ui/QueryState'
import * as messages from '../messages'
import { PaymentIssueActions } from './PaymentIssueActions'

const firstPage = { page: 1, limit: 10 }
const allIssuesPath = '/dashboard/all-ordered?needsAttention=true'

/** Captured payments that do not match an open order, to be refunded or kept. */
export function PaymentIssues() {
  const query = useListPaymentIssuesQuery(firstPage)
  const total = query.data?.total ?? 0
  if (query.data?.total === 0) return <NoIssues />
  return (
    <Panel
      title={t(messages.needsAttention)}
      action={
        total > 1 && (
          <Link component={RouterLink} to={allIssuesPath}>
            {t(messages.seeAll)(total)}
          </Link>
        )
      }
    >
      <QueryState
        query={{ ...query, data: query.data?.rows }}
        loading={<ListSkeleton label={t(messages.loadingIssues)} rows={1} />}
        errorText={t(messages.issuesFailed)}
      >
        {(issues) => (
          <ul>
            {issues.map((issue) => (
              <Box key={issue._id} component="li" sx={issueLayout}>
                <Issue issue={issue} />
              </Box>
            ))}
          </ul>
        )}
      </QueryState>
    </Panel>
  )
}

/** As high as the alerts beside it. */
const noIssues = {
  alignItems: 'center',
  gap: 1.25,
  minHeight: '46px',
  px: 2,
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  bgcolor: 'var(--surface)',
}

function NoIssues() {
  return (
    <Stack direction="row" sx={{ ...noIssues, '& svg': { flex: 'none', color: 'success.main' } }}>
      <CheckIcon size={20} />
      <Typography variant="body2">{t(messages.noIssues)}</Typography>
    </Stack>
  )
}

const issueLayout = {
  display: 'grid',
  gridTemplateColumns: { md: '1fr 2fr auto' },
  alignItems: { md: 'start' },
  gap: { xs: 1.5, md: 2.5 },
  py: 2,
  borderTop: '1px solid var(--ink-100)',
  overflowWrap: 'anywhere',
}

const failed = { color: 'error.main' }

function Issue({ issue }: { issue: PaymentIssue }) {
  const { reason, transactionId, capturedAt, order } = issue
  const { refundFailure, refundBy, isRefundOverdue } = issue
  return (
    <>
      <div>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <strong>{formatPayment(issue)}</strong>
          <Chip color="error" label={t(paymentReasons[reason])} />
          {order.isDeleted && reason !== 'orderDeleted' && (
            <Chip label={t(paymentReasons.orderDeleted)} />
          )}
        </Stack>
        <Typography variant="body2">{formatDateTime(capturedAt)}</Typography>
        {refundBy && (
          <Typography variant="body2" sx={isRefundOverdue ? failed : undefined}>
            {t(isRefundOverdue ? messages.refundByOverdue : messages.refundByDate)(
              formatDate(refundBy),
            )}
          </Typography>
        )}
        {refundFailure !== undefined && (
          <Typography variant="body2" sx={failed}>
            {t(messages.refundFailed)(refundFailure)}
          </Typography>
        )}
      </div>
      <div>
        <CustomerLink email={order.email}>{order.name}</CustomerLink>
        <Typography variant="body2">
          {order.email}, {order.mobileNumber}
        </Typography>
        <Typography variant="body2">
          {t(messages.transaction)}{' '}
          <Link
            component={RouterLink}
            sx={{ display: 'inline-block' }}
            to={`${allIssuesPath}&search=${order._id}`}
          >
            {transactionId}
          </Link>
        </Typography>
      </div>
      <PaymentIssueActions issue={issue} />
    </>
  )
}
