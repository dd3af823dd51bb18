import { shopApi } from '@/api'
import type { AppDispatch } from '@/store/hooks'
import { moreFromArg } from '../lib/queryArgs'

const { getProduct, listCategoryProducts } = shopApi.endpoints

type ProductAddress = { params: { id?: string }; isOnServer: boolean }

/** Loads the product of a URL before its page is rendered; on the server also the products below it. */
export async function prefetchProduct(
  dispatch: AppDispatch,
  { params: { id = '' }, isOnServer }: ProductAddress,
) {
  const { data } = await dispatch(getProduct.initiate({ id }, { subscribe: false }))
  if (!data || !isOnServer) return
  await dispatch(listCategoryProducts.initiate(moreFromArg(data), { subscribe: false }))
}
