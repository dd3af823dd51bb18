import { useNavigate } from 'react-router-dom'
import { Checkout } from '../../features/checkout'
import { CheckoutSteps } from '../../shared/ui/checkout-steps/CheckoutSteps'

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
