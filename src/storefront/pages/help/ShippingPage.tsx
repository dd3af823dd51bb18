import { helpPages } from '@/common/pages'
import { shipping } from '@/shop/help/shipping'
import { Help } from '@/storefront/features/help/components/Help'

export const ShippingPage = () => <Help page={helpPages.shipping} help={shipping} />
