import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  isSessionExpired,
  isUnconfirmed,
  messageOf,
  type Product,
  shopApi,
  useAddToCartMutation,
} from '@/api'
import { useOnceSessionIsKnown } from '@/entities/auth/hooks/useOnceSessionIsKnown'
import { selectSessionEmail } from '@/entities/auth/model/authSlice'
import { useIsMounted } from '@/shared/hooks/useIsMounted'
import { getField } from '@/shared/lib/getField'
import { t } from '@/shared/lib/language'
import { showToast } from '@/shared/ui/toast/toast'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import * as messages from '../messages'

type Purchase = { kind: 'add' | 'buy'; quantity: number }

type PurchaseOptions = {
  product: Product
  /** Started before signing in, finished as soon as there is a session. */
  intent?: Purchase
  /** Shows that it is in the cart. A toast says it if the page was left meanwhile. */
  onAdded?: (quantity: number) => void
}

/**
 * Adds the product to the cart. While the session is still being opened, the purchase waits for it. The login page returns to this
 * page, with the purchase.
 */
export function usePurchase({ product, intent, onAdded }: PurchaseOptions) {
  const navigate = useNavigate()
  const location = useLocation()
  const email = useAppSelector(selectSessionEmail)
  const [send, { error }] = useAddToCartMutation()
  const [sent, setSent] = useState<Purchase>(intent ?? { kind: 'add', quantity: 1 })
  /** A quantity that was added, perhaps, and what the cart has then: there was no answer. */
  const unanswered = useRef<{ quantity: number; inCart: number }>(undefined)
  const dispatch = useAppDispatch()
  const isMounted = useIsMounted()

  /** How many of it the cart has. Not known if the cart can not be read. */
  async function readQuantity(): Promise<number | undefined> {
    const call = shopApi.endpoints.listMyCart.initiate({ email: email ?? '' }, { subscribe: false })
    const { data } = await dispatch(call)
    return data && (data.find(({ gadgetId }) => gadgetId === product._id)?.quantity ?? 0)
  }

  async function save({ kind, quantity }: Purchase) {
    const last = kind === 'add' ? unanswered.current : undefined
    // Another try must not add it twice, if only the answer was lost.
    const isRepeated = last?.quantity === quantity
    const before = kind === 'add' && !isRepeated ? await readQuantity() : undefined
    const { _id, productName, price, discountPrice, images } = product
    const body = {
      gadgetId: _id,
      author: email,
      name: productName,
      image: images[0] ?? '',
      price: discountPrice || price,
      quantity: isRepeated ? last.inCart : quantity,
      // Nor must Buy Now after Add to Cart.
      ...((kind === 'buy' || isRepeated) && { isMinimum: true }),
    }
    const { error: failure } = await send({ body })
    if (failure && isUnconfirmed(failure)) {
      if (before !== undefined) unanswered.current = { quantity, inCart: before + quantity }
    } else if (!failure || !isRepeated) unanswered.current = undefined
    return failure
  }

  async function add(purchase: Purchase) {
    const { kind, quantity } = purchase
    const failure = await save(purchase)
    if (failure) console.error('The product could not be added to the cart:', failure)
    else if (kind === 'buy' && isMounted()) {
      showToast(t(messages.toCart), 'info')
      void navigate('/cart')
    } else if (isMounted()) {
      onAdded?.(quantity)
    } else {
      showToast(t(messages.added))
    }
  }

  async function start(purchase: Purchase) {
    if (!product.inStock) showToast(t(messages.outOfStock), 'warning')
    else if (email !== undefined) await add(purchase)
    else {
      showToast(t(messages.loginFirst), 'warning')
      await navigate('/login', { state: { from: location, intent: purchase } })
    }
  }

  const { pending, ask } = useOnceSessionIsKnown(start, intent)

  function attempt(purchase: Purchase) {
    if (pending) return
    setSent(purchase)
    ask(purchase)
  }

  return {
    attempt,
    busyKind: pending?.kind,
    errorText: !error || isSessionExpired(error) ? undefined : messageOf(error),
    retry: () => attempt(sent),
  }
}

/** The purchase in the router's state, if there is one. */
export function getIntent(state: unknown): Purchase | undefined {
  const intent = getField(state, 'intent')
  const kind = getField(intent, 'kind')
  const quantity = getField(intent, 'quantity')
  const isValid = (kind === 'add' || kind === 'buy') && typeof quantity === 'number'
  return isValid ? { kind, quantity } : undefined
}
