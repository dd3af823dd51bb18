import { useState } from 'react'
import { isApiProblem, messageOf, type Order, useAddToCartMutation } from '@/api'
import { ButtonWithError } from '@/dashboard/ui/ButtonWithError'
import { selectUserEmail } from '@/entities/auth/model/authSlice'
import { isOwnOrder } from '@/entities/order/lib/isOwnOrder'
import { useIsMounted } from '@/shared/hooks/useIsMounted'
import { t } from '@/shared/lib/language'
import { showToast } from '@/shared/ui/toast/toast'
import { useAppSelector } from '@/store/hooks'
import * as messages from '../messages'

type OrderAgainButtonProps = {
  order: Order
  /** The cart has the products that are available. */
  onAdded: () => void
}

/** Not sold any more or out of stock; anything else is a fault, and worth another try. */
const isUnavailable = (error: unknown) => isApiProblem(error) && [404, 409].includes(error.status)

/**
 * Adds what an order had to the cart; a repeated call adds nothing to what is there already. Renders nothing for another
 * user's order, which admins see.
 */
export function OrderAgainButton({ order, onAdded }: OrderAgainButtonProps) {
  const email = useAppSelector(selectUserEmail)
  const isMounted = useIsMounted()
  const [addToCart] = useAddToCartMutation()
  const [isBusy, setIsBusy] = useState(false)
  const [errorText, setErrorText] = useState<string>()
  const { cartItems } = order
  if (!isOwnOrder(order, email)) return null

  async function addItems() {
    const unavailable: string[] = []
    // One after the other, so that the cart has them in the same order.
    for (const { gadgetId, name, quantity } of cartItems) {
      const { error } = await addToCart({ body: { gadgetId, quantity, isMinimum: true } })
      if (isUnavailable(error)) unavailable.push(name)
      else if (error) return t(messages.tryAgainSafely)(messageOf(error))
    }
    const added = cartItems.length - unavailable.length
    if (added === 0) return t(messages.nothingAvailable)
    const text = t(messages.addedToCart)(added)
    if (unavailable.length === 0) showToast(text)
    else showToast(`${text} ${t(messages.notAvailable)(unavailable.join(', '))}`, 'warning')
    if (isMounted()) onAdded()
    return undefined
  }

  async function orderAgain() {
    setIsBusy(true)
    setErrorText(undefined)
    setErrorText(await addItems())
    setIsBusy(false)
  }

  return (
    <ButtonWithError isBusy={isBusy} errorText={errorText} onClick={() => void orderAgain()}>
      {t(messages.orderAgain)}
    </ButtonWithError>
  )
}
