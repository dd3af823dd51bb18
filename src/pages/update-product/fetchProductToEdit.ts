import { shopApi } from '../../api'
import type { AppDispatch } from '../../store/types'

type ProductAddress = { params: { id?: string } }

/** What the page of an address will ask for. */
export function fetchProductToEdit(dispatch: AppDispatch, { params: { id = '' } }: ProductAddress) {
  dispatch(shopApi.util.prefetch('getProduct', { id }, {}))
}
