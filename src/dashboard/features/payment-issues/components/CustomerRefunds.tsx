import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useListRefundsQuery } from '@/api'
import { DividedList } from '@/dashboard/ui/DividedList'
import { paymentReasons } from '@/dashboard/ui/messages'
import { Panel } from '@/dashboard/ui/Panel'
import { formatPayment } from '@/entities/order/lib/amounts'
import { formatDate } from '@/shared/lib/formatDate'
import { t } from '@/shared/lib/language'
import { Link as RouterLink } from '@/shared/ui/Link'
import { QueryState } from '@/shared/ui/QueryState'
import * as messages from '../messages'
import { PaymentIssueActions } from './PaymentIssueActions'
import { StateCell } from './refundColumns'

/** Payments of one customer that were given back or kept, or have to be. Renders nothing if there are none. */
export function CustomerRefunds({ email }: { email: string }) {
  const { currentData, ...query } = useListRefundsQuery({ email })
  // The call finds longer addresses that begin with it, too.
  const data = currentData?.rows.filter(({ order }) => order.email === email)
  return (
    <QueryState query={{ ...query, data }} loading={null} errorText={t(messages.refundsFailed)}>
      {(refunds) =>
        refunds.length > 0 && (
          <Panel title={t(messages.refundsTitle)}>
            <DividedList>
              {refunds.map((refund) => (
                <Stack
                  key={refund._id}
                  component="li"
                  direction={{ xs: 'column', sm: 'row' }}
                  sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between', gap: 1 }}
                >
                  <Box sx={{ flexShrink: { sm: 0 } }}>
                    <strong>{formatPayment(refund)}</strong>
                    <Typography variant="body2">
                      {t(paymentReasons[refund.reason])}, {formatDate(refund.capturedAt)}
                    </Typography>
                    <Link
                      component={RouterLink}
                      variant="body2"
                      to={`/dashboard/refunds?search=${encodeURIComponent(refund.transactionId)}`}
                      sx={{ overflowWrap: 'anywhere' }}
                    >
                      {refund.transactionId}
                    </Link>
                  </Box>
                  <Stack direction="row" sx={stateAndActions}>
                    <StateCell refund={refund} />
                    <PaymentIssueActions isCompact issue={refund} />
                  </Stack>
                </Stack>
              ))}
            </DividedList>
          </Panel>
        )
      }
    </QueryState>
  )
}

/** Below the reason why a refund failed, which is long. */
const stateAndActions = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { sm: 'flex-end' },
  columnGap: 2,
  minWidth: 0,
}
