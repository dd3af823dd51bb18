import { useEffect, useEffectEvent } from 'react'
import { isApiProblem, type Product, useAddToCartMutation } from '../../../api'
import { showToast } from '../../../shared/ui/toast'
import type { Customer, Purchase } from '../purchase'

export type PurchaseOptions = {
  product: Product
  customer: Customer
  /** What was tried without a session, to be finished as soon as there is one. */
  tried?: Purchase
  onTried: (purchase: Purchase) => void
  onTriedTaken: () => void
  onAdded: (quantity: number) => void
  onBought: () => void
}

const kinds = ['add', 'buy'] as const

/** Refuses what cannot be had, leaves to others who is not known yet, and puts the rest into the cart. */
export function usePurchase(options: PurchaseOptions) {
  const { product, customer, tried } = options
  const [sendAdd, add] = useAddToCartMutation()
  const [sendBuy, buy] = useAddToCartMutation()
  const calls = { add, buy }

  const isRecognised = customer.email !== undefined
  const waiting = !isRecognised && customer.isExpected ? tried : undefined
  const busyKind = kinds.find((kind) => calls[kind].isLoading) ?? waiting?.kind

  async function send({ kind, quantity }: Purchase) {
    const { _id, productName, price, discountPrice, images } = product
    const body = {
      gadgetId: _id,
      author: customer.email,
      name: productName,
      image: images[0] ?? '',
      price: discountPrice || price,
      quantity,
      // Add to Cart and then Buy Now means one purchase.
      ...(kind === 'buy' && { isMinimum: true }),
    }
    add.reset()
    buy.reset()
    try {
      await (kind === 'add' ? sendAdd : sendBuy)({ body }).unwrap()
    } catch (problem) {
      console.error('The product could not be added to the cart:', problem)
      return
    }
    if (kind === 'buy') {
      void showToast('Redirecting to cart...', 'info')
      options.onBought()
    } else {
      void showToast('Added to cart')
      options.onAdded(quantity)
    }
  }

  function attempt(purchase: Purchase) {
    if (busyKind) return
    if (!product.inStock) void showToast('This product is out of stock.', 'warning')
    else if (isRecognised) void send(purchase)
    else options.onTried(purchase)
  }

  const finishTried = useEffectEvent(() => {
    if (!tried) return
    options.onTriedTaken()
    attempt(tried)
  })
  const canFinish = isRecognised && tried !== undefined
  useEffect(() => {
    if (canFinish) finishTried()
  }, [canFinish])

  return {
    attempt,
    busyKind,
    failures: kinds.flatMap((kind) => {
      const message = failureOf(calls[kind].error)
      const quantity = calls[kind].originalArgs?.body.quantity ?? 1
      return message ? [{ message, purchase: { kind, quantity } }] : []
    }),
  }
}

/** In words; a session that has ended is told by a dialog of its own. */
function failureOf(error: unknown): string | undefined {
  if (!isApiProblem(error)) return error ? 'Something went wrong. Please try again.' : undefined
  return error.status === 401 || error.status === 403 ? undefined : error.message
}
