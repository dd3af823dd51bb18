import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Product } from '../../api'
import { selectDisplayUser, selectIsSigningIn, selectSessionEmail } from '../../entities/auth'
import { getIntent, type Purchase, PurchasePanel } from '../../features/product-actions'
import { showToast } from '../../shared/ui/toast'
import { useAppSelector } from '../../store/hooks'

/** A purchase that requires a login goes with the visitor to the login page, and comes back in the router's state. */
export function ProductPurchase({ product }: { product: Product }) {
  const navigate = useNavigate()
  const location = useLocation()
  const email = useAppSelector(selectSessionEmail)
  const hasDisplayUser = useAppSelector(selectDisplayUser) !== null
  const isSigningIn = useAppSelector(selectIsSigningIn)
  const [intent] = useState(() => getIntent(location.state))

  // A reload must not buy again.
  const removeIntent = useEffectEvent(() => {
    if (intent) void navigate(location, { replace: true, state: null })
  })
  useEffect(() => removeIntent(), [])

  function handleLoginRequired(purchase: Purchase) {
    showToast('PLease login first', 'warning')
    void navigate('/login', { state: { from: location, intent: purchase } })
  }

  return (
    <PurchasePanel
      product={product}
      buyer={{ email, isExpected: hasDisplayUser || isSigningIn }}
      intent={intent}
      onLoginRequired={handleLoginRequired}
      onBought={() => void navigate('/cart')}
    />
  )
}
