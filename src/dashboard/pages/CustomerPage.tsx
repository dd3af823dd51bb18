import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useParams } from 'react-router-dom'
import { isMissing, useGetMyDashboardQuery } from '@/api'
import { CustomerAccount } from '@/dashboard/features/customers/components/CustomerAccount'
import { CustomerCart } from '@/dashboard/features/customers/components/CustomerCart'
import { CustomerContact } from '@/dashboard/features/customers/components/CustomerContact'
import { CustomerNotes } from '@/dashboard/features/customers/components/CustomerNotes'
import { CustomerOrders } from '@/dashboard/features/customers/components/CustomerOrders'
import { CustomerReviews } from '@/dashboard/features/customers/components/CustomerReviews'
import { CustomerSummary } from '@/dashboard/features/customers/components/CustomerSummary'
import { useCustomer } from '@/dashboard/features/customers/hooks/useCustomer'
import * as customers from '@/dashboard/features/customers/messages'
import { CustomerRefunds } from '@/dashboard/features/payment-issues/components/CustomerRefunds'
import { CustomerReturns } from '@/dashboard/features/returns/components/CustomerReturns'
import * as ui from '@/dashboard/ui/messages'
import { PageHeader } from '@/dashboard/ui/PageHeader'
import { t } from '@/shared/lib/language'
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs'
import * as messages from './messages'

const trail = [
  { label: t(ui.dashboard), to: '/dashboard' },
  { label: t(messages.allUsers), to: '/dashboard/all-users' },
]

/** What the shop knows about one customer, who is found by the e-mail in the URL. */
export function CustomerPage() {
  const { email: typed = '' } = useParams()
  const email = typed.toLowerCase()
  // Nothing of the customer before is shown while this one is loading.
  return <Customer key={email} email={email} />
}

function Customer({ email }: { email: string }) {
  const name = useCustomer(email).data?.[0]?.name
  // Of a deleted account only orders and refunds are left.
  const { error } = useGetMyDashboardQuery({ email })
  const hasAccount = !isMissing(error)
  return (
    <>
      <Box sx={{ my: -1.5 }}>
        <Breadcrumbs trail={trail} current={name ?? email} />
      </Box>
      <PageHeader
        title={name ?? email}
        lead={
          <>
            {name && email}
            {hasAccount && <CustomerContact email={email} />}
          </>
        }
        actions={<Button href={`mailto:${email}`}>{t(customers.write)}</Button>}
      />
      {hasAccount && <CustomerSummary email={email} />}
      <Box sx={columns}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          {hasAccount && (
            <>
              <CustomerOrders email={email} />
              <CustomerOrders isCancelled email={email} />
            </>
          )}
          <CustomerRefunds email={email} />
          <CustomerReturns email={email} />
          {hasAccount && <CustomerReviews email={email} />}
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <CustomerAccount email={email} />
          <CustomerNotes email={email} />
          {hasAccount && <CustomerCart email={email} />}
        </Stack>
      </Box>
    </>
  )
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: 2,
}
