import { redirect } from 'react-router-dom'
import { type ProductListPage, shopApi } from '@/api'
import {
  findLastPage,
  type Listing,
  readListing,
  toCategoryFiltersArg,
  toListingArg,
  toSearchArg,
  toSearchFiltersArg,
  writeListing,
} from '@/common/listing'
import type { AppDispatch } from '@/store/hooks'

const { listCategoryFilters, listCategoryProducts, listSearchFilters, listSearchResults } =
  shopApi.endpoints

type CategoryAddress = { params: { cate?: string }; query: URLSearchParams }

function redirectToLastPage(listing: Listing, { data }: { data?: ProductListPage }) {
  const last = data && findLastPage(listing, data.totalPages)
  return last && redirect(`?${writeListing(last)}`)
}

/** Loads the first products of a URL, and their filters, before its page is rendered. Returns a redirect if the URL names a page after the last. */
export async function prefetchCategory(dispatch: AppDispatch, { params, query }: CategoryAddress) {
  const listing = readListing(query)
  const category = params.cate ?? ''
  const [page] = await Promise.all([
    dispatch(listCategoryProducts.initiate(toListingArg(category, listing), { subscribe: false })),
    dispatch(
      listCategoryFilters.initiate(toCategoryFiltersArg(category, listing), { subscribe: false }),
    ),
  ])
  return redirectToLastPage(listing, page)
}

export async function prefetchSearch(dispatch: AppDispatch, { query }: { query: URLSearchParams }) {
  const listing = readListing(query)
  const call = toSearchArg(listing)
  if (call.search === '') return undefined
  const [page] = await Promise.all([
    dispatch(listSearchResults.initiate(call, { subscribe: false })),
    dispatch(listSearchFilters.initiate(toSearchFiltersArg(listing), { subscribe: false })),
  ])
  return redirectToLastPage(listing, page)
}
