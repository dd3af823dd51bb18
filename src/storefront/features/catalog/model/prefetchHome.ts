import { shopApi } from '@/api'
import type { AppDispatch } from '@/store/hooks'
import { popularArg } from '../lib/queryArgs'

const { listBestSellers, listNewArrivals, listPopularGadgets } = shopApi.endpoints

/** Loads the products of the home page before it is rendered. */
export const prefetchHome = (dispatch: AppDispatch) =>
  Promise.all([
    dispatch(listPopularGadgets.initiate(popularArg, { subscribe: false })),
    dispatch(listBestSellers.initiate(undefined, { subscribe: false })),
    dispatch(listNewArrivals.initiate(undefined, { subscribe: false })),
  ])
