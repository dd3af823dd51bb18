import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Product } from '@/api'
import { CompareToggle } from '@/storefront/features/product-actions/components/CompareToggle'
import { PurchasePanel } from '@/storefront/features/product-actions/components/PurchasePanel'
import { useBuyer } from '@/storefront/features/product-actions/hooks/useBuyer'
import { getIntent } from '@/storefront/features/product-actions/purchase'

type ProductPurchaseProps = {
  product: Product
  /** A redirect is to follow otherwise, which takes the intent along: it would be sent twice. */
  isReady: boolean
}

/** A purchase that requires a login goes with the visitor to the login page, and comes back in the router's state. */
export function ProductPurchase({ product, isReady }: ProductPurchaseProps) {
  const navigate = useNavigate()
  const location = useLocation()
  const { buyer, redirectToLogin } = useBuyer()
  const [intent] = useState(() => (isReady ? getIntent(location.state) : undefined))

  // A reload must not buy again.
  const removeIntent = useEffectEvent(() => {
    if (intent) void navigate(location, { replace: true, state: null })
  })
  useEffect(() => removeIntent(), [])

  return (
    <PurchasePanel
      product={product}
      buyer={buyer}
      intent={intent}
      onLoginRequired={redirectToLogin}
      onBought={() => void navigate('/cart')}
    >
      <CompareToggle product={product} />
    </PurchasePanel>
  )
}
