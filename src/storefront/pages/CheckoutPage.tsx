import { useNavigate } from 'react-router-dom'
import { Checkout } from '@/storefront/features/checkout/components/Checkout'
import { CheckoutSteps } from '@/storefront/ui/CheckoutSteps'

export function CheckoutPage() {
  const navigate = useNavigate()
  return (
    <div className="page-content">
      <CheckoutSteps current="Details">
        <h1>Checkout</h1>
      </CheckoutSteps>
      <Checkout
        onPlaced={(placedKey) =>
          void navigate('/dashboard/orders', { replace: true, state: { placedKey } })
        }
      />
    </div>
  )
}
