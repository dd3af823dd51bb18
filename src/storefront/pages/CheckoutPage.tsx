import { useNavigate } from 'react-router-dom'
import { t } from '@/shared/lib/language'
import { Checkout } from '@/storefront/features/checkout/components/Checkout'
import { CheckoutSteps } from '@/storefront/ui/CheckoutSteps'
import * as messages from './messages'

export function CheckoutPage() {
  const navigate = useNavigate()
  return (
    <div className="page-content">
      <CheckoutSteps current="Details">
        <h1>{t(messages.checkout)}</h1>
      </CheckoutSteps>
      <Checkout
        onPlaced={(placedKey) =>
          void navigate('/dashboard/orders', { replace: true, state: { placedKey } })
        }
      />
    </div>
  )
}
