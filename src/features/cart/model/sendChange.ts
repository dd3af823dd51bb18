import { type CartItem, isApiProblem, isSessionExpired, messageOf, shopApi } from '../../../api'
import type { PendingCartChange } from '../../../entities/cart'
import { showToast } from '../../../shared/ui/toast'
import type { AppDispatch } from '../../../store/types'

const { addToCart, updateCartQuantity, removeFromCart } = shopApi.endpoints

async function remove(dispatch: AppDispatch, id: string) {
  try {
    await dispatch(removeFromCart.initiate({ id }, { track: false })).unwrap()
  } catch (error) {
    // The row is gone already.
    if (!(isApiProblem(error) && error.status === 404)) throw error
  }
}

/** Makes the one call that the change needs. Returns the row that the server then has. */
export async function sendChange(
  dispatch: AppDispatch,
  { row, serverQuantity, targetQuantity: quantity }: PendingCartChange,
): Promise<CartItem | undefined> {
  const { _id: id, inStock, ...fields } = row
  if (quantity === 0) {
    await remove(dispatch, id)
    return undefined
  }
  if (serverQuantity === 0) {
    const body = { ...fields, quantity }
    return dispatch(addToCart.initiate({ body }, { track: false })).unwrap()
  }
  const arg = { id, body: { quantity } }
  return dispatch(updateCartQuantity.initiate(arg, { track: false })).unwrap()
}

export function toastCartError(
  { serverQuantity, targetQuantity }: PendingCartChange,
  error: unknown,
) {
  if (isSessionExpired(error)) return
  if (targetQuantity === 0) showToast('Failed to remove item', 'error')
  else if (serverQuantity > 0) showToast('Failed to update quantity', 'error')
  else showToast(messageOf(error), 'error')
}
