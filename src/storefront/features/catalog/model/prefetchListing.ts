import { redirect } from 'react-router-dom'
import { type ProductListPage, shopApi } from '@/api'
import {
  findLastPage,
  type Listing,
  readListing,
  toListingArg,
  toSearchArg,
  writeListing,
} from '@/common/listing'
import type { AppDispatch } from '@/store/hooks'

const { listCategoryProducts, listSearchResults } = shopApi.endpoints

type CategoryAddress = { params: { cate?: string }; query: URLSearchParams }

function redirectToLastPage(listing: Listing, { data }: { data?: ProductListPage }) {
  const last = data && findLastPage(listing, data.totalPages)
  return last && redirect(`?${writeListing(last)}`)
}

/** Loads the first products of a URL before its page is rendered. Returns a redirect if the URL names a page after the last. */
export async function prefetchCategory(dispatch: AppDispatch, { params, query }: CategoryAddress) {
  const listing = readListing(query)
  const call = toListingArg(params.cate ?? '', listing)
  const loading = dispatch(listCategoryProducts.initiate(call, { subscribe: false }))
  return redirectToLastPage(listing, await loading)
}

export async function prefetchSearch(dispatch: AppDispatch, { query }: { query: URLSearchParams }) {
  const listing = readListing(query)
  const call = toSearchArg(listing)
  if (call.search === '') return undefined
  const loading = dispatch(listSearchResults.initiate(call, { subscribe: false }))
  return redirectToLastPage(listing, await loading)
}
