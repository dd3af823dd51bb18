import { shopApi } from '../../../api'
import type { AppDispatch } from '../../../store/types'
import { readListing, toListingArg } from '../lib/listing'

type CategoryAddress = { params: { cate?: string }; query: URLSearchParams }

/** Starts loading the first products of a URL before its page is rendered. */
export function prefetchCategory(dispatch: AppDispatch, { params, query }: CategoryAddress) {
  const call = toListingArg(params.cate ?? '', readListing(query))
  dispatch(shopApi.util.prefetch('listCategoryProducts', call, {}))
}
