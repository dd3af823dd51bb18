import { useEffect, useEffectEvent, useState } from 'react'
import { isSessionExpired, messageOf, type Product, useAddToCartMutation } from '@/api'
import { useIsMounted } from '@/shared/hooks/useIsMounted'
import { showToast } from '@/shared/ui/toast/toast'
import type { Buyer, Purchase } from '../purchase'

export type PurchaseOptions = {
  product: Product
  buyer: Buyer
  /** Started before signing in, finished as soon as there is a session. */
  intent?: Purchase
  onLoginRequired: (purchase: Purchase) => void
  /** Shows that it is in the cart. A toast says it if the page was left meanwhile. */
  onAdded: (quantity: number) => void
  onBought: () => void
}

const kinds = ['add', 'buy'] as const

/** Adds the product to the cart. While the session is still being opened, the purchase waits for it. */
export function usePurchase(options: PurchaseOptions) {
  const { product, buyer } = options
  const [pending, setPending] = useState(options.intent)
  const [sendAdd, add] = useAddToCartMutation()
  const [sendBuy, buy] = useAddToCartMutation()
  const calls = { add, buy }
  const isMounted = useIsMounted()

  const hasSession = buyer.email !== undefined
  const awaited = !hasSession && buyer.isExpected ? pending : undefined
  const busyKind = kinds.find((kind) => calls[kind].isLoading) ?? awaited?.kind

  async function send({ kind, quantity }: Purchase) {
    const { _id, productName, price, discountPrice, images } = product
    const body = {
      gadgetId: _id,
      author: buyer.email,
      name: productName,
      image: images[0] ?? '',
      price: discountPrice || price,
      quantity,
      // Buy Now after Add to Cart must not add the product twice.
      ...(kind === 'buy' && { isMinimum: true }),
    }
    add.reset()
    buy.reset()
    try {
      await (kind === 'add' ? sendAdd : sendBuy)({ body }).unwrap()
    } catch (error) {
      console.error('The product could not be added to the cart:', error)
      return
    } finally {
      // Sent once, however often the session changes while the page is open.
      setPending(undefined)
    }
    if (kind === 'buy' && isMounted()) {
      showToast('Redirecting to cart...', 'info')
      options.onBought()
    } else if (isMounted()) {
      options.onAdded(quantity)
    } else {
      showToast('Added to cart')
    }
  }

  function start(purchase: Purchase) {
    if (!product.inStock) showToast('This product is out of stock.', 'warning')
    else if (hasSession) void send(purchase)
    else options.onLoginRequired(purchase)
  }

  function attempt(purchase: Purchase) {
    if (busyKind) return
    if (product.inStock && !hasSession && buyer.isExpected) setPending(purchase)
    else start(purchase)
  }

  const startPending = useEffectEvent(() => {
    if (pending) start(pending)
  })
  const canStart = pending !== undefined && (hasSession || !buyer.isExpected)
  useEffect(() => {
    if (canStart) startPending()
  }, [canStart])

  return {
    attempt,
    busyKind,
    errors: kinds.flatMap((kind) => {
      const message = getErrorText(calls[kind].error)
      const quantity = calls[kind].originalArgs?.body.quantity ?? 1
      return message ? [{ message, purchase: { kind, quantity } }] : []
    }),
  }
}

function getErrorText(error: unknown): string | undefined {
  return !error || isSessionExpired(error) ? undefined : messageOf(error)
}
