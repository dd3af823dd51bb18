import { t } from '@/shared/lib/language'
import { Cart } from '@/storefront/features/cart/components/Cart'
import { CheckoutSteps } from '@/storefront/ui/CheckoutSteps'
import * as messages from './messages'

export function CartPage() {
  return (
    <div className="page-content">
      <CheckoutSteps current="Cart">
        <h1>{t(messages.yourCart)}</h1>
      </CheckoutSteps>
      <Cart />
    </div>
  )
}
