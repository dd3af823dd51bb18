import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReturnRequest } from '@/api'
import { DividedList } from '@/dashboard/ui/DividedList'
import { formatDate } from '@/shared/lib/formatDate'
import { Link as RouterLink } from '@/shared/ui/Link'
import { reasonLabel, requestTitle, returnsLink } from '../lib/labels'
import { ReturnState } from './ReturnState'

/** For admins: each leads to its row in the table. */
export const RequestLinks = ({ requests }: { requests: readonly ReturnRequest[] }) => (
  <DividedList>
    {requests.map((request) => (
      <Stack
        key={request._id}
        component="li"
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ alignItems: { xs: 'start', sm: 'center' }, justifyContent: 'space-between', gap: 1 }}
      >
        <div>
          <Link
            component={RouterLink}
            sx={{ whiteSpace: 'normal' }}
            to={returnsLink({ search: request.order._id })}
          >
            {requestTitle(request)}
          </Link>
          <Typography variant="body2">
            {reasonLabel(request.reason)}, {formatDate(request.requestedAt)}
          </Typography>
        </div>
        <ReturnState request={request} />
      </Stack>
    ))}
  </DividedList>
)
