import type { Product } from '@/api'
import { delivery } from '@/shop/delivery'
import { ProductAlerts } from '@/storefront/features/product-actions/components/ProductAlerts'
import { DeliveryEstimate } from '@/storefront/ui/DeliveryEstimate'

/** What the product page loads with the reviews: when it is quiet, or they are near. */
export const ProductExtra = ({ product }: { product: Product }) => (
  <>
    <DeliveryEstimate hasCharge={delivery.productPage === null} />
    <ProductAlerts product={product} />
  </>
)
