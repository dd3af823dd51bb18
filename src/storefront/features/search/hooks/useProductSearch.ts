import { useState } from 'react'
import { type SearchProductsApiResponse, useSearchProductsQuery } from '@/api'

type SearchState = 'idle' | 'searching' | 'failed' | 'loaded'

/** The products that match a text. The previous results stay until the new ones have loaded. */
export function useProductSearch(text: string) {
  const search = text.trim()
  const { currentData, data, isFetching, isError, refetch } = useSearchProductsQuery(
    { search },
    { skip: search === '' },
  )
  // Results from before the box was emptied must not reappear.
  const [discarded, setDiscarded] = useState<SearchProductsApiResponse>()
  if (search === '' && data !== discarded) setDiscarded(data)
  const earlier = data === discarded ? undefined : data

  // Unlike `data`, `currentData` is never the result for an earlier text.
  const current = search === '' ? undefined : currentData
  return {
    search,
    results: current ?? (search === '' || isError ? [] : (earlier ?? [])),
    state: stateOf(),
    refetch,
  }

  function stateOf(): SearchState {
    if (search === '') return 'idle'
    if (isFetching && !currentData) return 'searching'
    return isError ? 'failed' : 'loaded'
  }
}
