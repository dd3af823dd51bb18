import { shopApi } from '../../../api'
import type { AppDispatch } from '../../../store/types'

type ProductAddress = { params: { id?: string } }

/** Starts loading the product of a URL before its page is rendered. */
export function prefetchProduct(dispatch: AppDispatch, { params: { id = '' } }: ProductAddress) {
  dispatch(shopApi.util.prefetch('getProduct', { id }, {}))
}
