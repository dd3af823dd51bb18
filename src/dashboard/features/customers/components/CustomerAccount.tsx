import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { formatTimestamp } from '@/dashboard/tables/formatTimestamp'
import { DescriptionList } from '@/dashboard/ui/DescriptionList'
import { ListSkeleton } from '@/dashboard/ui/ListSkeleton'
import { Panel } from '@/dashboard/ui/Panel'
import { t } from '@/shared/lib/language'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Link as RouterLink } from '@/shared/ui/Link'
import { QueryState } from '@/shared/ui/QueryState'
import { useCustomer } from '../hooks/useCustomer'
import { ordersOf } from '../lib/ordersOf'
import * as messages from '../messages'

const actionsOf = (email: string) => `/dashboard/audit?${new URLSearchParams({ email })}`

export function CustomerAccount({ email }: { email: string }) {
  return (
    <Panel title={t(messages.account)}>
      <QueryState
        query={useCustomer(email)}
        loading={<ListSkeleton label={t(messages.loadingAccount)} rows={1} />}
        errorText={t(messages.accountNotLoaded)}
        empty={
          <EmptyState title={t(messages.noAccount)}>
            <p>{t(messages.mayBeDeleted)}</p>
            <Button component={RouterLink} to={ordersOf(email)}>
              {t(messages.seeOrders)}
            </Button>
          </EmptyState>
        }
      >
        {([user]) =>
          user && (
            <DescriptionList
              items={[
                [t(messages.role), t(user.role === 'admin' ? messages.admin : messages.user)],
                [t(messages.created), formatTimestamp(user.timestamp.createdAt)],
                [t(messages.lastLogin), formatTimestamp(user.timestamp.lastLoginAt)],
                [
                  t(messages.audit),
                  user.role === 'admin' && (
                    <Link key="actions" component={RouterLink} to={actionsOf(email)}>
                      {t(messages.actions)}
                    </Link>
                  ),
                ],
              ]}
            />
          )
        }
      </QueryState>
    </Panel>
  )
}
