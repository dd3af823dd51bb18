import { OrdersTable } from '@/dashboard/features/orders/components/OrdersTable'
import { PaymentIssueActions } from '@/dashboard/features/payment-issues/components/PaymentIssueActions'
import { RequestsOfOrder } from '@/dashboard/features/returns/components/RequestsOfOrder'
import { AdminPage } from '@/dashboard/ui/AdminPage'
import { t } from '@/shared/lib/language'
import * as messages from './messages'

export function AllOrderedPage() {
  return (
    <AdminPage title={t(messages.allOrdered)}>
      <OrdersTable
        issueActions={(issue) => <PaymentIssueActions issue={issue} />}
        returns={({ _id }) => <RequestsOfOrder orderId={_id} />}
      />
    </AdminPage>
  )
}
