import { OrdersTable } from '../../features/admin/orders'
import { PaymentIssueActions } from '../../features/admin/payment-issues'
import { AdminPage } from '../../features/admin/shared'

export function AllOrderedPage() {
  return (
    <AdminPage title="All Ordered">
      <OrdersTable issueActions={(issue) => <PaymentIssueActions issue={issue} />} />
    </AdminPage>
  )
}
