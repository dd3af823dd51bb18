import { useMemo } from 'react'
import { type CartItem, useListMyCartQuery } from '../../../api'
import { useAppSelector } from '../../../store/hooks'
import { blockOf } from '../lib/availability'
import { withWishes } from '../lib/pendingChanges'
import { selectIsCartSaving, selectWishes } from '../model/cartSlice'

const none: readonly CartItem[] = []

/** The cart of whoever is signed in, as they want it. */
export function useCart() {
  const email = useAppSelector(({ auth }) => auth.person?.email)
  const { data, isError, isFetching, refetch } = useListMyCartQuery({ email }, { skip: !email })
  // The cache tells of a change with the next frame only: the click after it may come before.
  const wishes = useAppSelector(selectWishes)
  const rows = useMemo(() => withWishes(data ?? none, wishes), [data, wishes])
  return {
    rows,
    /** Why it cannot be ordered as it is. */
    block: blockOf(rows),
    isLoading: !data && !isError,
    hasFailed: !data && isError,
    isFetching,
    /** Something of it has not reached the server yet. */
    isSaving: useAppSelector(selectIsCartSaving),
    retry: () => void refetch(),
  }
}
