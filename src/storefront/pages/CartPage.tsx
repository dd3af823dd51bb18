import { Cart } from '@/storefront/features/cart/components/Cart'
import { CheckoutSteps } from '@/storefront/ui/CheckoutSteps'

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
