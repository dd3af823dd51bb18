import { shopApi } from '../../api'
import { readListing, toListingArg } from '../../features/catalog'
import type { AppDispatch } from '../../store/types'

type CategoryAddress = { params: { cate?: string }; query: URLSearchParams }

/** What the page of an address will ask for. */
export function fetchCategory(dispatch: AppDispatch, { params, query }: CategoryAddress) {
  const call = toListingArg(params.cate ?? '', readListing(query))
  dispatch(shopApi.util.prefetch('listCategoryProducts', call, {}))
}
