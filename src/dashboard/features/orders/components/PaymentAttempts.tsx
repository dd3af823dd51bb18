import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useListOrderPaymentsQuery } from '@/api'
import { ListSkeleton } from '@/dashboard/ui/ListSkeleton'
import { QueryState } from '@/shared/ui/QueryState'
import { type IssueActions, PaymentAttemptRow } from './PaymentAttemptRow'

type PaymentAttemptsProps = { orderId: string; issueActions: IssueActions }

export function PaymentAttempts({ orderId, issueActions }: PaymentAttemptsProps) {
  const { currentData, ...query } = useListOrderPaymentsQuery({ id: orderId })
  return (
    <QueryState
      query={{ ...query, data: currentData }}
      loading={<ListSkeleton label="Loading the payments…" rows={1} />}
      errorText="The payments could not be loaded."
      empty={<Typography color="textSecondary">No payment attempts yet.</Typography>}
    >
      {(attempts) => (
        <Stack component="ul" sx={{ gap: 1.5 }}>
          {attempts.map((attempt) => (
            <Card
              key={attempt.transactionId}
              component="li"
              sx={{ display: 'grid', gap: 1.5, p: 2, boxShadow: 'none' }}
            >
              <PaymentAttemptRow attempt={attempt} issueActions={issueActions} />
            </Card>
          ))}
        </Stack>
      )}
    </QueryState>
  )
}
