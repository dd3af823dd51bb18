import { useState } from 'react'
import {
  type FoundProduct,
  type SearchProductsApiResponse,
  shopApi,
  useSearchProductsQuery,
} from '../../../api'
import { useAppDispatch } from '../../../store/hooks'

const { searchProducts } = shopApi.endpoints

export type SearchState = 'idle' | 'searching' | 'failed' | 'answered'

/** What matches a text. Until the answer to a new text is there, that to the one before it stays. */
export function useProductSearch(text: string) {
  const dispatch = useAppDispatch()
  const search = text.trim()
  const { currentData, data, isFetching, isError, refetch } = useSearchProductsQuery(
    { search },
    { skip: search === '' },
  )
  // What was found before the box was emptied does not come back.
  const [forgotten, setForgotten] = useState<SearchProductsApiResponse>()
  if (search === '' && data !== forgotten) setForgotten(data)
  const earlier = data === forgotten ? undefined : data

  // `currentData` is never that of an earlier text, whichever answer comes last.
  const answer = search === '' ? undefined : currentData
  return {
    search,
    /** The answer to this very text, if it is there. */
    answer,
    results: answer ?? (search === '' || isError ? [] : (earlier ?? [])),
    state: stateOf(),
    refetch,
    /** Waits for the call that is on its way, if there is one; finds nothing where it fails, which the state tells. */
    async findBest(wanted: string): Promise<FoundProduct | undefined> {
      const { data: found } = await dispatch(
        searchProducts.initiate({ search: wanted }, { subscribe: false }),
      )
      return found?.[0]
    },
  }

  function stateOf(): SearchState {
    if (search === '') return 'idle'
    if (isFetching && !currentData) return 'searching'
    return isError ? 'failed' : 'answered'
  }
}
