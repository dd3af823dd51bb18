import { Cart } from '../../features/cart'
import { CheckoutSteps } from '../../shared/ui/checkout-steps/CheckoutSteps'

export function CartPage() {
  return (
    <div className="page-content">
      <CheckoutSteps current="Cart">
        <h1>Your cart</h1>
      </CheckoutSteps>
      <Cart />
    </div>
  )
}
