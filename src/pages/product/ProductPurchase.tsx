import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Product } from '../../api'
import { selectDisplayUser, selectIsSigningIn, selectSessionEmail } from '../../entities/auth'
import { type Purchase, PurchasePanel } from '../../features/product-actions'
import { showToast } from '../../shared/ui/toast'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import {
  pendingPurchaseCleared,
  purchasePostponed,
  selectPendingPurchase,
} from '../../store/uiSlice'

/** Finishes after the sign-in what a visitor started to buy before it. */
export function ProductPurchase({ product }: { product: Product }) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const location = useLocation()
  const email = useAppSelector(selectSessionEmail)
  const hasDisplayUser = useAppSelector(selectDisplayUser) !== null
  const isSigningIn = useAppSelector(selectIsSigningIn)
  const isExpected = hasDisplayUser || isSigningIn
  const pending = useAppSelector(selectPendingPurchase)
  const isForProduct = pending?.gadgetId === product._id

  // Visitors who come here without having signed in, or for another product, have changed their mind.
  const handleMount = useEffectEvent(() => {
    if (pending && !(isForProduct && isExpected && isRecent(pending.at))) {
      dispatch(pendingPurchaseCleared())
    }
  })
  useEffect(() => handleMount(), [])

  function redirectToLogin() {
    showToast('PLease login first', 'warning')
    void navigate('/login', { state: { from: location } })
  }

  // The remembered user turned out to be signed out.
  const wasExpected = useRef(isExpected)
  const handleSignedOut = useEffectEvent(() => {
    if (isForProduct && !email) redirectToLogin()
  })
  useEffect(() => {
    if (wasExpected.current && !isExpected) handleSignedOut()
    wasExpected.current = isExpected
  }, [isExpected])

  function handlePending(purchase: Purchase) {
    dispatch(purchasePostponed({ ...purchase, gadgetId: product._id, at: Date.now() }))
    if (!isExpected) redirectToLogin()
  }

  return (
    <PurchasePanel
      product={product}
      buyer={{ email, isExpected }}
      pending={isForProduct ? pending : undefined}
      onPending={handlePending}
      onPendingCleared={() => dispatch(pendingPurchaseCleared())}
      onBought={() => void navigate('/cart')}
    />
  )
}

const pendingTimeout = 30 * 60_000

const isRecent = (moment: number) => Date.now() - moment < pendingTimeout
