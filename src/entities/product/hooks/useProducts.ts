import { useEffect } from 'react'
import { shallowEqual } from 'react-redux'
import { type Product, shopApi } from '../../../api'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { selectCachedProduct } from '../model/selectCachedProduct'

const { getProduct } = shopApi.endpoints

/** The products with these ids, in this order; undefined until each one has loaded or failed. */
export function useProducts(ids: readonly string[]): readonly Product[] | undefined {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const calls = ids.map((id) => dispatch(getProduct.initiate({ id })))
    return () => {
      for (const call of calls) call.unsubscribe()
    }
  }, [dispatch, ids])

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
