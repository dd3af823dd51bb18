import { useState } from 'react'
import { isApiProblem, messageOf, type Order, useAddToCartMutation } from '@/api'

/** Not sold any more or out of stock; anything else is a fault, and worth another try. */
const isUnavailable = (error: unknown) => isApiProblem(error) && [404, 409].includes(error.status)

/** Adds what an order had to the cart; a repeated call adds nothing to what is there already. */
export function useOrderAgain(
  { cartItems }: Order,
  /** With the names of the products that are not available. */
  onAdded: (added: number, unavailable: readonly string[]) => void,
) {
  const [addToCart] = useAddToCartMutation()
  const [isBusy, setIsBusy] = useState(false)
  const [errorText, setErrorText] = useState<string>()

  async function addItems() {
    const unavailable: string[] = []
    // One after the other, so that the cart has them in the same order.
    for (const { gadgetId, name, quantity } of cartItems) {
      const { error } = await addToCart({ body: { gadgetId, quantity, isMinimum: true } })
      if (isUnavailable(error)) unavailable.push(name)
      else if (error) return `${messageOf(error)} You can safely try again: nothing is added twice.`
    }
    const added = cartItems.length - unavailable.length
    if (added === 0) return 'None of these products is available now.'
    onAdded(added, unavailable)
    return undefined
  }

  async function orderAgain() {
    setIsBusy(true)
    setErrorText(undefined)
    setErrorText(await addItems())
    setIsBusy(false)
  }

  return { orderAgain: () => void orderAgain(), isBusy, errorText }
}
