import { useState } from 'react'
import {
  type FoundProduct,
  type SearchProductsApiResponse,
  shopApi,
  useSearchProductsQuery,
} from '../../../api'
import { useAppDispatch } from '../../../store/hooks'

const { searchProducts } = shopApi.endpoints

export type SearchState = 'idle' | 'searching' | 'failed' | 'loaded'

/** The products that match a text. The previous results stay until the new ones have loaded. */
export function useProductSearch(text: string) {
  const dispatch = useAppDispatch()
  const search = text.trim()
  const { currentData, data, isFetching, isError, refetch } = useSearchProductsQuery(
    { search },
    { skip: search === '' },
  )
  // Results from before the box was emptied must not reappear.
  const [forgotten, setForgotten] = useState<SearchProductsApiResponse>()
  if (search === '' && data !== forgotten) setForgotten(data)
  const earlier = data === forgotten ? undefined : data

  // Unlike `data`, `currentData` is never the result for an earlier text.
  const current = search === '' ? undefined : currentData
  return {
    search,
    /** The result for exactly this text. */
    current,
    results: current ?? (search === '' || isError ? [] : (earlier ?? [])),
    state: stateOf(),
    refetch,
    /** Waits for the running call; returns nothing if it fails, which `isError` reports. */
    async findBest(text: string): Promise<FoundProduct | undefined> {
      const { data: found } = await dispatch(
        searchProducts.initiate({ search: text }, { subscribe: false }),
      )
      return found?.[0]
    },
  }

  function stateOf(): SearchState {
    if (search === '') return 'idle'
    if (isFetching && !currentData) return 'searching'
    return isError ? 'failed' : 'loaded'
  }
}
