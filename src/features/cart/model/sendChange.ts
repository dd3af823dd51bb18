import { type CartItem, isApiProblem, shopApi } from '../../../api'
import type { Wish } from '../../../entities/cart'
import { showToast } from '../../../shared/ui/toast'
import type { AppDispatch } from '../../../store/types'

const { addToCart, updateCartQuantity, removeFromCart } = shopApi.endpoints

async function remove(dispatch: AppDispatch, id: string) {
  try {
    await dispatch(removeFromCart.initiate({ id }, { track: false })).unwrap()
  } catch (problem) {
    // Gone is what it was to be.
    if (!(isApiProblem(problem) && problem.status === 404)) throw problem
  }
}

/** The one call that a wish needs; answers the row that the server then has. */
export async function sendChange(dispatch: AppDispatch, wish: Wish): Promise<CartItem | undefined> {
  const { row, saved, wanted: quantity } = wish
  const { _id: id, inStock, ...facts } = row
  if (quantity === 0) {
    await remove(dispatch, id)
    return undefined
  }
  if (saved === 0) {
    const body = { ...facts, quantity }
    return dispatch(addToCart.initiate({ body }, { track: false })).unwrap()
  }
  const arg = { id, body: { quantity } }
  return dispatch(updateCartQuantity.initiate(arg, { track: false })).unwrap()
}

export function tellFailure({ saved, wanted }: Wish, problem: unknown) {
  // A session that has ended is told by a dialog of its own.
  if (isApiProblem(problem) && [401, 403].includes(problem.status)) return
  if (wanted === 0) void showToast('Failed to remove item', 'error')
  else if (saved > 0) void showToast('Failed to update quantity', 'error')
  else void showToast(isApiProblem(problem) ? problem.message : 'Not put back', 'error')
}
