import { shopApi } from '../../api'
import { listingCall, readListing } from '../../features/catalog'
import type { AppDispatch } from '../../store/types'

type CategoryAddress = { params: { cate?: string }; query: URLSearchParams }

/** What the page of an address will ask for. */
export function fetchCategory(dispatch: AppDispatch, { params, query }: CategoryAddress) {
  const call = listingCall(params.cate ?? '', readListing(query))
  dispatch(shopApi.util.prefetch('listCategoryProducts', call, {}))
}
