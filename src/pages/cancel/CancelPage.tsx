import { shop } from '../../../shop/shop.config'
import { PaymentCancelled } from '../../features/payment'
import { useTitle } from '../../shared/hooks/useTitle'

export function CancelPage() {
  useTitle(`Payment Cancelled - ${shop.name}`)
  return <PaymentCancelled />
}
