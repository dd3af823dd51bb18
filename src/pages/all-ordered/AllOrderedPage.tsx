import { shop } from '../../../shop/shop.config'
import { DeskPage, OrdersTable } from '../../features/admin-desk'
import { PaymentIssueActions } from '../../features/payment-issues'
import { useTitle } from '../../shared/hooks/useTitle'

export function AllOrderedPage() {
  useTitle(`All orders - ${shop.name}`)
  return (
    <DeskPage title="All Ordered">
      <OrdersTable issueActions={(issue) => <PaymentIssueActions issue={issue} />} />
    </DeskPage>
  )
}
