import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Product } from '../../api'
import { selectGreeted, selectSessionEmail } from '../../entities/auth'
import { type Purchase, PurchasePanel } from '../../features/product-actions'
import { showToast } from '../../shared/ui/toast'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { purchaseTried, selectTriedPurchase, triedPurchaseTaken } from '../../store/uiSlice'

/** Where buying and signing in meet: what is refused for want of a session is finished once there is one. */
export function ProductPurchase({ product }: { product: Product }) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const location = useLocation()
  const email = useAppSelector(selectSessionEmail)
  const isGreeted = useAppSelector(selectGreeted) !== null
  const isSigningIn = useAppSelector(({ auth }) => auth.isLoading)
  const isExpected = isGreeted || isSigningIn
  const tried = useAppSelector(selectTriedPurchase)
  const isOurs = tried?.gadgetId === product._id

  // Who comes here without having signed in, or for something else, has changed their mind.
  const handleArrival = useEffectEvent(() => {
    if (tried && !(isOurs && isExpected && isRecent(tried.at))) dispatch(triedPurchaseTaken())
  })
  useEffect(() => handleArrival(), [])

  function askToSignIn() {
    void showToast('PLease login first', 'warning')
    void navigate('/login', { state: { from: location } })
  }

  // Whoever was remembered here turned out to be signed out.
  const wasExpected = useRef(isExpected)
  const handleUnknown = useEffectEvent(() => {
    if (isOurs && !email) askToSignIn()
  })
  useEffect(() => {
    if (wasExpected.current && !isExpected) handleUnknown()
    wasExpected.current = isExpected
  }, [isExpected])

  function handleTried(purchase: Purchase) {
    dispatch(purchaseTried({ ...purchase, gadgetId: product._id, at: Date.now() }))
    if (!isExpected) askToSignIn()
  }

  return (
    <PurchasePanel
      product={product}
      customer={{ email, isExpected }}
      tried={isOurs ? tried : undefined}
      onTried={handleTried}
      onTriedTaken={() => dispatch(triedPurchaseTaken())}
      onBought={() => void navigate('/cart')}
    />
  )
}

const triedFor = 30 * 60_000

function isRecent(moment: number): boolean {
  return Date.now() - moment < triedFor
}
