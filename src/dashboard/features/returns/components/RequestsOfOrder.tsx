import Typography from '@mui/material/Typography'
import { useListOrderReturnsQuery } from '@/api'
import { ListSkeleton } from '@/dashboard/ui/ListSkeleton'
import { t } from '@/shared/lib/language'
import { QueryState } from '@/shared/ui/QueryState'
import * as messages from '../messages'
import { RequestLinks } from './RequestLinks'

/** For admins, in the order's panel. */
export function RequestsOfOrder({ orderId }: { orderId: string }) {
  const { currentData, ...query } = useListOrderReturnsQuery({ id: orderId })
  return (
    <QueryState
      query={{ ...query, data: currentData?.requests }}
      loading={<ListSkeleton label={t(messages.loading)} rows={1} />}
      errorText={t(messages.notLoaded)}
      empty={<Typography color="textSecondary">{t(messages.noRequests)}</Typography>}
    >
      {(requests) => <RequestLinks requests={requests} />}
    </QueryState>
  )
}
