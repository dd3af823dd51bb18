import { readListing, toListingArg, toSearchArg } from '../../../../shop/listing'
import { shopApi } from '../../../api'
import type { AppDispatch } from '../../../store/types'

const { listCategoryProducts, listSearchResults } = shopApi.endpoints

type CategoryAddress = { params: { cate?: string }; query: URLSearchParams }

/** Loads the first products of a URL before its page is rendered. */
export function prefetchCategory(dispatch: AppDispatch, { params, query }: CategoryAddress) {
  const call = toListingArg(params.cate ?? '', readListing(query))
  return dispatch(listCategoryProducts.initiate(call, { subscribe: false }))
}

export async function prefetchSearch(dispatch: AppDispatch, { query }: { query: URLSearchParams }) {
  const call = toSearchArg(readListing(query))
  if (call.search !== '') await dispatch(listSearchResults.initiate(call, { subscribe: false }))
}
