import { useMemo } from 'react'
import { type CartItem, useListMyCartQuery } from '../../../api'
import { useAppSelector } from '../../../store/hooks'
import { selectUserEmail } from '../../auth'
import { getCheckoutBlocker } from '../lib/availability'
import { applyPendingChanges } from '../lib/pendingChanges'
import { selectIsCartSaving, selectPendingChanges } from '../model/cartSlice'

const noRows: readonly CartItem[] = []

/** The signed-in user's cart with the pending changes. */
export function useCart() {
  const email = useAppSelector(selectUserEmail)
  const { data, isError, isFetching, refetch } = useListMyCartQuery({ email }, { skip: !email })
  // The query hook updates with the next frame only; a second click can come before it.
  const pendingChanges = useAppSelector(selectPendingChanges)
  const rows = useMemo(
    () => applyPendingChanges(data ?? noRows, pendingChanges),
    [data, pendingChanges],
  )
  return {
    rows,
    /** Why the cart cannot be ordered as it is. */
    blocker: getCheckoutBlocker(rows),
    query: { data: data && rows, isError, isFetching, refetch },
    isSaving: useAppSelector(selectIsCartSaving),
  }
}
