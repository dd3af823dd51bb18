import { readListing, toListingArg, toSearchArg } from '../../../../shop/listing'
import { shopApi } from '../../../api'
import type { AppDispatch } from '../../../store/types'

type CategoryAddress = { params: { cate?: string }; query: URLSearchParams }

/** Starts loading the first products of a URL before its page is rendered. */
export function prefetchCategory(dispatch: AppDispatch, { params, query }: CategoryAddress) {
  const call = toListingArg(params.cate ?? '', readListing(query))
  dispatch(shopApi.util.prefetch('listCategoryProducts', call, {}))
}

export function prefetchSearch(dispatch: AppDispatch, { query }: { query: URLSearchParams }) {
  const call = toSearchArg(readListing(query))
  if (call.search !== '') dispatch(shopApi.util.prefetch('listSearchResults', call, {}))
}
