import { shop } from '../../../shop/shop.config'
import { OrdersTable } from '../../features/admin/orders'
import { PaymentIssueActions } from '../../features/admin/payment-issues'
import { AdminPage } from '../../features/admin/shared'
import { useTitle } from '../../shared/hooks/useTitle'

export function AllOrderedPage() {
  useTitle(`All orders - ${shop.name}`)
  return (
    <AdminPage title="All Ordered">
      <OrdersTable issueActions={(issue) => <PaymentIssueActions issue={issue} />} />
    </AdminPage>
  )
}
