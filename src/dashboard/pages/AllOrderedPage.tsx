import { OrdersTable } from '@/dashboard/features/orders/components/OrdersTable'
import { PaymentIssueActions } from '@/dashboard/features/payment-issues/components/PaymentIssueActions'
import { AdminPage } from '@/dashboard/ui/AdminPage'

export function AllOrderedPage() {
  return (
    <AdminPage title="All Ordered">
      <OrdersTable issueActions={(issue) => <PaymentIssueActions issue={issue} />} />
    </AdminPage>
  )
}
