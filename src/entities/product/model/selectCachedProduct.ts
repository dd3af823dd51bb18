import { type Product, shopApi } from '@/api'
import type { RootState } from '@/store/hooks'

const { endpoints, util } = shopApi

/** A product from any cached list, so that a product page opens at once from a card. */
export function selectCachedProduct(state: RootState, id: string): Product | undefined {
  const lists: (readonly Product[] | undefined)[] = [
    ...util
      .selectCachedArgsForQuery(state, 'listCategoryProducts')
      .map((call) => endpoints.listCategoryProducts.select(call)(state).data?.result),
    ...util
      .selectCachedArgsForQuery(state, 'listSearchResults')
      .map((call) => endpoints.listSearchResults.select(call)(state).data?.result),
    ...util
      .selectCachedArgsForQuery(state, 'listPopularGadgets')
      .map((call) => endpoints.listPopularGadgets.select(call)(state).data),
    ...util
      .selectCachedArgsForQuery(state, 'searchProducts')
      .map((call) => endpoints.searchProducts.select(call)(state).data),
    endpoints.listNewArrivals.select()(state).data,
    endpoints.listBestSellers.select()(state).data,
  ]
  return lists.flatMap((list) => list ?? []).find(({ _id }) => _id === id)
}
