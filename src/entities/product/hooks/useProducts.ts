import { useEffect, useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import { type Product, shopApi } from '@/api'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectCachedProduct } from '../model/selectCachedProduct'

const { getProduct } = shopApi.endpoints

function useProductSubscriptions(ids: readonly string[]) {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const calls = ids.map((id) => dispatch(getProduct.initiate({ id })))
    return () => {
      for (const call of calls) call.unsubscribe()
    }
  }, [dispatch, ids])
}

/** The products with these ids, in this order; undefined until each one has loaded or failed. */
export function useProducts(ids: readonly string[]): readonly Product[] | undefined {
  useProductSubscriptions(ids)
  const found = useAppSelector(
    (state) =>
      ids.map((id) => {
        const { data, isError } = getProduct.select({ id })(state)
        return data ?? (isError ? null : selectCachedProduct(state, id))
      }),
    shallowEqual,
  )
  if (found.includes(undefined)) return undefined
  return found.filter((product) => product != null)
}

/** The query of each product, in the order of the ids, for a page that shows which of them failed. */
export function useProductQueries(ids: readonly string[]) {
  useProductSubscriptions(ids)
  const dispatch = useAppDispatch()
  // A new selector would return a new object each time.
  const selectors = useMemo(() => ids.map((id) => getProduct.select({ id })), [ids])
  const queries = useAppSelector(
    (state) => selectors.map((selectQuery) => selectQuery(state)),
    shallowEqual,
  )
  return queries.map((query, index) => ({
    ...query,
    isFetching: query.isLoading,
    refetch: () => {
      const id = ids[index] ?? ''
      void dispatch(getProduct.initiate({ id }, { forceRefetch: true, subscribe: false }))
    },
  }))
}
