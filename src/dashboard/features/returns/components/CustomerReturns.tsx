import Link from '@mui/material/Link'
import { useListReturnsQuery } from '@/api'
import { Panel } from '@/dashboard/ui/Panel'
import { t } from '@/shared/lib/language'
import { Link as RouterLink } from '@/shared/ui/Link'
import { QueryState } from '@/shared/ui/QueryState'
import { returnsLink } from '../lib/labels'
import * as messages from '../messages'
import { RequestLinks } from './RequestLinks'

const maxShown = 5

/** Requests of one customer, for admins. Renders nothing if there are none. */
export function CustomerReturns({ email }: { email: string }) {
  const { currentData, ...query } = useListReturnsQuery({ email })
  // The call finds longer addresses that begin with it, too.
  const data = currentData?.rows.filter(({ order }) => order.email === email)
  return (
    <QueryState query={{ ...query, data }} loading={null} errorText={t(messages.notLoaded)}>
      {(requests) =>
        requests.length > 0 && (
          <Panel
            title={t(messages.returnsAndWarranty)}
            action={
              requests.length > maxShown && (
                <Link component={RouterLink} to={returnsLink({ email })}>
                  {t(messages.seeAll)(requests.length)}
                </Link>
              )
            }
          >
            <RequestLinks requests={requests.slice(0, maxShown)} />
          </Panel>
        )
      }
    </QueryState>
  )
}
